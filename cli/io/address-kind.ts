import { BlockList, isIPv4 } from 'node:net';

export type AddressKind = 'public' | 'loopback' | 'private' | 'link-local' | 'unspecified' | 'reserved';

/** Special-purpose networks (RFC 6890). All others are public. */
const NETWORKS: [AddressKind, string[]][] = [
  ['loopback', ['127.0.0.0/8', '::1/128']],
  ['private', ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', '100.64.0.0/10', 'fc00::/7', 'fec0::/10']],
  ['link-local', ['169.254.0.0/16', 'fe80::/10']],
  ['unspecified', ['0.0.0.0/8', '::/128']],
  [
    'reserved',
    [
      '192.0.0.0/24',
      '192.0.2.0/24',
      '198.18.0.0/15',
      '198.51.100.0/24',
      '203.0.113.0/24',
      '224.0.0.0/4',
      '240.0.0.0/4',
      'ff00::/8',
      '100::/64',
      '2001:db8::/32',
    ],
  ],
];

const family = (address: string): 'ipv4' | 'ipv6' => (isIPv4(address) ? 'ipv4' : 'ipv6');

const lists = NETWORKS.map(([kind, networks]): [AddressKind, BlockList] => {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', length = ''] = network.split('/');
    list.addSubnet(address, Number(length), family(address));
  }
  return [kind, list];
});

/** An IPv6 address that embeds an IPv4 address (mapped, compatible, NAT64, 6to4) has the kind of the IPv4 address. */
export const addressKind = (address: string): AddressKind => {
  const inner = isIPv4(address) ? undefined : embedded(address);
  const plain = inner ?? address;
  return lists.find(([, list]) => list.check(plain, family(plain)))?.[0] ?? 'public';
};

const embedded = (address: string): string | undefined => {
  const words = wordsOf(address);
  const [first = 0, second = 0, third = 0, , , sixth = 0, high = 0, low = 0] = words;
  const dotted = (high: number, low: number): string => [high >> 8, high & 255, low >> 8, low & 255].join('.');
  const zeros = (count: number): boolean => words.slice(0, count).every((word) => word === 0);
  // 6to4
  if (first === 0x2002) return dotted(second, third);
  const isNat64 = first === 0x64 && second === 0xff9b && words.slice(2, 6).every((word) => word === 0);
  // ::ffff:a.b.c.d
  const isMapped = zeros(5) && sixth === 0xffff;
  if (isNat64 || isMapped) return dotted(high, low);
  // IPv4-compatible addresses (::a.b.c.d), except :: and ::1.
  return zeros(6) && (high > 0 || low > 1) ? dotted(high, low) : undefined;
};

/** The URL parser rewrites a dotted IPv4 part as hexadecimal. */
const wordsOf = (address: string): number[] => {
  const [before = '', after] = new URL(`http://[${address.replace(/%.*$/, '')}]/`).hostname.slice(1, -1).split('::');
  const words = (text: string): number[] =>
    text === '' ? [] : text.split(':').map((word) => Number.parseInt(word, 16));
  const [start, end] = [words(before), words(after ?? '')];
  return after === undefined ? start : [...start, ...new Array<number>(8 - start.length - end.length).fill(0), ...end];
};
