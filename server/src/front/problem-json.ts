import { STATUS_CODES, type ServerResponse } from 'node:http'

/** Answers a script with problem details (RFC 9457). */
export function problemJson(res: ServerResponse, status: number, detail?: string): void {
  const body = JSON.stringify({ title: STATUS_CODES[status], status, ...(detail && { detail }) })
  res.writeHead(status, {
    'cache-control': 'no-store',
    'content-type': 'application/problem+json',
    'content-length': Buffer.byteLength(body),
  })
  res.end(body)
}

export function tooManyRequests(res: ServerResponse, retryAfterSeconds: number): void {
  res.setHeader('retry-after', String(retryAfterSeconds))
  problemJson(res, 429)
}
