// @vitest-environment node
import { expect, it } from 'vitest';
import { addressKind } from '../../../cli/io/address-kind';

const plain = {
  public: '93.184.215.14 2606:2800:21f:cb07:6820:80da:af6b:8b2c 172.32.0.1 169.253.255.255 11.0.0.0 fb00::1',
  loopback: '127.0.0.1 127.255.255.254 ::1',
  private: '10.0.0.1 172.16.0.1 172.31.255.255 192.168.1.1 100.64.0.1 fc00::1 fdff::1 fec0::1',
  'link-local': '169.254.169.254 fe80::1 fe80::1%eth0 febf::1',
  unspecified: '0.0.0.0 0.1.2.3 ::',
  reserved: '224.0.0.1 255.255.255.255 198.18.0.1 ff02::1',
};
const standingForIpv4 = {
  loopback: '::ffff:127.0.0.1 2002:7f00:1::',
  'link-local': '::ffff:a9fe:a9fe 2002:a9fe:a9fe::1',
  public: '::ffff:8.8.8.8 64:ff9b::808:808 2002:808:808::',
  private: '::10.0.0.1 64:ff9b::192.168.0.1',
};

// Threat 12
it.each([...Object.entries(plain), ...Object.entries(standingForIpv4)])(
  'classifies every address in the %s range',
  (kind, addresses) => {
    for (const address of addresses.split(' ')) expect(addressKind(address), address).toBe(kind);
  },
);
