import { isIP, isIPv6, type Socket } from 'node:net';

/** The client's address as TRUST_PROXY lets us know it; an IPv6 client is its /64 network. */
export function clientAddress({ ip = '', socket }: { ip?: string | undefined; socket: Socket }): string {
  // What a proxy passes on may be anything, and every text would count as a client of its own.
  const told = isIP(ip) ? ip : (socket.remoteAddress ?? '');
  const address = told.replace(/^::ffff:(?=\d+\.)/, '');
  if (!isIPv6(address)) return address;
  const [head = '', tail = ''] = address.split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail.split(':').filter(Boolean);
  const groups = [...left, ...Array<string>(8 - left.length - right.length).fill('0'), ...right];
  return `${groups.slice(0, 4).join(':')}::/64`;
}
