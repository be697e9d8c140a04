import type { IncomingMessage } from 'node:http'
import { DATA_PREFIX } from '@wallart/client/framework/page-data.ts'
import { splitQuery } from '../split-query.ts'

const MAX_LENGTH = 8000

// Routes match one line, and headers and logs hold one.
const LINE_END = /[\n\r\u2028\u2029]/

export interface TargetProblem {
  readonly status: 400 | 414
  readonly text: string
}

const MALFORMED: TargetProblem = { status: 400, text: 'The address is malformed.' }

/** Why a request is not answered, whatever it asks for: two hosts, or a target that cannot be read in one way only. */
export function findTargetProblem({
  url = '/',
  rawHeaders,
  method,
}: IncomingMessage): TargetProblem | undefined {
  if (url.length > MAX_LENGTH) return { status: 414, text: 'The address is too long.' }
  if (countHosts(rawHeaders) > 1) return MALFORMED
  if (!url.startsWith('/')) return method === 'OPTIONS' && url === '*' ? undefined : MALFORMED
  const path = decode(splitQuery(url)[0])
  if (path === undefined || LINE_END.test(path)) return MALFORMED
  // Pages are redirected to the clean path; their data has no way to be. Browsers and proxies read \ as /.
  return path.startsWith(DATA_PREFIX) && /[/\\]\.\.([/\\]|$)/.test(path) ? MALFORMED : undefined
}

// Names and values in turns.
function countHosts(rawHeaders: readonly string[]): number {
  let hosts = 0
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1
  }
  return hosts
}

function decode(path: string): string | undefined {
  if (!path.includes('%')) return path
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}
