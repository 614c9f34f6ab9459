// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { addressKind } from '../../../cli/io/address-kind';

// Threat 12
describe('an address', () => {
  it('has the kind of its range, also as IPv6 that is written for IPv4', () => {
    for (const [address, kind] of [
      ['93.184.215.14', 'public'],
      ['2606:2800:21f:cb07:6820:80da:af6b:8b2c', 'public'],
      ['172.32.0.1', 'public'],
      ['169.253.255.255', 'public'],
      ['11.0.0.0', 'public'],
      ['fb00::1', 'public'],
      ['127.0.0.1', 'loopback'],
      ['127.255.255.254', 'loopback'],
      ['::1', 'loopback'],
      ['10.0.0.1', 'private'],
      ['172.16.0.1', 'private'],
      ['172.31.255.255', 'private'],
      ['192.168.1.1', 'private'],
      ['100.64.0.1', 'private'],
      ['fc00::1', 'private'],
      ['fdff::1', 'private'],
      ['fec0::1', 'private'],
      ['169.254.169.254', 'link-local'],
      ['fe80::1', 'link-local'],
      ['fe80::1%eth0', 'link-local'],
      ['febf::1', 'link-local'],
      ['0.0.0.0', 'unspecified'],
      ['0.1.2.3', 'unspecified'],
      ['::', 'unspecified'],
      ['224.0.0.1', 'reserved'],
      ['255.255.255.255', 'reserved'],
      ['198.18.0.1', 'reserved'],
      ['ff02::1', 'reserved'],
      // IPv6 that stands for IPv4: mapped, compatible, NAT64, 6to4.
      ['::ffff:127.0.0.1', 'loopback'],
      ['::ffff:a9fe:a9fe', 'link-local'],
      ['::ffff:8.8.8.8', 'public'],
      ['::10.0.0.1', 'private'],
      ['64:ff9b::192.168.0.1', 'private'],
      ['64:ff9b::808:808', 'public'],
      ['2002:7f00:1::', 'loopback'],
      ['2002:a9fe:a9fe::1', 'link-local'],
      ['2002:808:808::', 'public'],
    ] as const)
      expect(addressKind(address), address).toBe(kind);
  });
});
