import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Assets } from '@wallart/client/framework/assets.server.ts'
import type { Request, Response } from 'express'
import { problemJson } from '../front/problem-json.ts'
import { requestContext, type RequestContext } from '../front/request-context.ts'
import { QueueFullError } from '../limits/queue-full-error.ts'
import { busyPage } from './static-page.ts'

interface RefusalContext {
  readonly assets: Assets
  readonly metrics: { readonly recordRefusal: (kind: string) => void }
}

/** Answers within a queue: who would wait behind too many is refused, and who has left is told nothing. */
export async function answerInTurn(
  req: Request,
  res: Response,
  kind: string,
  app: RefusalContext,
  answer: () => Promise<unknown>,
): Promise<void> {
  const context = requestContext(req)
  try {
    await answer()
  } catch (error) {
    if (QueueFullError.is(error)) {
      app.metrics.recordRefusal(kind)
      return refuseBusy(req, res, context, app)
    }
    if (!context.signal.aborted) throw error
  }
}

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
