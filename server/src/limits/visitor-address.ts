import type { IncomingMessage } from 'node:http'
import { isIPv6 } from 'node:net'
import { forwardedValue } from './forwarded-value.ts'

/** The network address that counts as one visitor: behind trusted proxies, the one that the outermost of them saw. */
export function visitorAddress(req: IncomingMessage, trustedProxies: number): string {
  const forwarded = forwardedValue(req.headers['x-forwarded-for'], trustedProxies)
  return networkOf(withoutPort(forwarded ?? req.socket.remoteAddress ?? ''))
}

/** The line that a visitor has, of which an IPv6 address may be one network of 65,536. */
export function visitorLine(req: IncomingMessage, trustedProxies: number): string {
  return lineOf(visitorAddress(req, trustedProxies))
}

/** The line of the address that a connection comes from. */
export function addressLine(address: string): string {
  return lineOf(networkOf(address))
}

function lineOf(address: string): string {
  return address.endsWith('::/64') ? `${address.split(':').slice(0, 3).join(':')}::/48` : address
}

// Some proxies note the port, which another connection changes.
function withoutPort(address: string): string {
  return /^\[(?<ip>.+)\](?::\d+)?$|^(?<ipv4>[\d.]+):\d+$/.exec(address)?.slice(1).find(Boolean) ?? address
}

// A visitor with one IPv6 address usually has the whole /64.
function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/, '')
  if (!isIPv6(plain)) return plain
  const [head = '', tail] = plain.split('::', 2)
  const left = head.split(':').filter(Boolean)
  const right = (tail ?? '').split(':').filter(Boolean)
  const zeros = tail === undefined ? [] : Array.from({ length: 8 - left.length - right.length }, () => '0')
  return `${[...left, ...zeros, ...right].slice(0, 4).join(':')}::/64`
}
