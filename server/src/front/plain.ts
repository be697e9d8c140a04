import type { ServerResponse } from 'node:http'

export function plain(res: ServerResponse, status: number, sentence: string): void {
  res.writeHead(status, {
    'cache-control': 'no-store',
    'content-type': 'text/plain; charset=utf-8',
    'content-length': Buffer.byteLength(sentence),
  })
  res.end(sentence)
}
