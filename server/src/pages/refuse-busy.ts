import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Assets } from '@wallart/client/framework/assets.server.ts'
import { problemJson } from '../front/problem-json.ts'
import type { RequestContext } from '../front/request-context.ts'
import { busyPage } from './static-page.ts'

/** A page of the shop for readers; scripts, which load the page's data or send a form, get problem details. */
export function refuseBusy(
  { headers: { accept = '' } }: IncomingMessage,
  res: ServerResponse,
  { location }: RequestContext,
  { assets }: { readonly assets: Assets },
): void {
  res.setHeader('retry-after', '2')
  if (location.format === 'data' || /^application\/json\b/.test(accept)) return problemJson(res, 503)
  const page = Buffer.from(busyPage(location, assets))
  res.writeHead(503, {
    'cache-control': 'no-store',
    'content-type': 'text/html; charset=utf-8',
    'content-length': page.length,
  })
  res.end(page)
}
