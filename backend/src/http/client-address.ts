import { isIP, isIPv6, type Socket } from 'node:net';

/**
 * The client's address, as far as TRUST_PROXY lets proxies tell it. IPv6 clients are told apart by their /64 network.
 */
export function clientAddress({ ip = '', socket }: { ip?: string | undefined; socket: Socket }): string {
  // A proxy may pass on any text. Each different text would count as another client, so only IP addresses are believed.
  const told = isIP(ip) ? ip : (socket.remoteAddress ?? '');
  const address = told.replace(/^::ffff:(?=\d+\.)/, '');
  if (!isIPv6(address)) return address;
  const [head = '', tail = ''] = address.split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail.split(':').filter(Boolean);
  const groups = [...left, ...Array<string>(8 - left.length - right.length).fill('0'), ...right];
  return `${groups.slice(0, 4).join(':')}::/64`;
}
