import type { IncomingMessage, ServerResponse } from 'node:http'

export function readCookies(req: IncomingMessage): ReadonlyMap<string, string> {
  const cookies = new Map<string, string>()
  for (const pair of (req.headers.cookie ?? '').split(';')) {
    const at = pair.indexOf('=')
    const name = pair.slice(0, at).trim()
    if (at > 0 && !cookies.has(name)) cookies.set(name, pair.slice(at + 1).trim())
  }
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
