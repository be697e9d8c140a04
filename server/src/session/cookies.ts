import type { IncomingMessage, ServerResponse } from 'node:http'

const readBefore = new WeakMap<IncomingMessage, ReadonlyMap<string, string>>()

/** A name that is sent twice has no value: another host of the domain may have set either. */
export function readCookies(req: IncomingMessage): ReadonlyMap<string, string> {
  const cookies = readBefore.get(req) ?? parseCookies(req.headers.cookie ?? '')
  readBefore.set(req, cookies)
  return cookies
}

function parseCookies(header: string): ReadonlyMap<string, string> {
  const cookies = new Map<string, string>()
  const repeated = new Set<string>()
  // A browser keeps a no-break space, which `trim` removes: with one, a name only looks prefixed by __Host-.
  for (const pair of header.split(/;[ \t]*/)) {
    const at = pair.indexOf('=')
    const name = pair.slice(0, at)
    if (at <= 0) continue
    if (cookies.has(name)) repeated.add(name)
    cookies.set(name, pair.slice(at + 1))
  }
  for (const name of repeated) cookies.delete(name)
  return cookies
}

export interface CookieOptions {
  readonly maxAgeSeconds: number
  readonly isSecure: boolean
  readonly isReadable?: boolean
}

export function setCookie(res: ServerResponse, name: string, value: string, options: CookieOptions): void {
  const { maxAgeSeconds, isSecure, isReadable } = options
  const cookie = [
    `${name}=${value}`,
    'Path=/',
    `Max-Age=${Math.floor(maxAgeSeconds)}`,
    'SameSite=Lax',
    ...(isReadable ? [] : ['HttpOnly']),
    ...(isSecure ? ['Secure'] : []),
  ].join('; ')
  const before = [res.getHeader('set-cookie') ?? []].flat().map(String)
  const others = before.filter(each => !each.startsWith(`${name}=`))
  res.setHeader('set-cookie', [...others, cookie])
}
