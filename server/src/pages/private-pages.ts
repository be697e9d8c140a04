import type { FormState } from '@wallart/client/framework/action.ts'
import type { Request, RequestHandler, Response } from 'express'
import { requestContext } from '../front/request-facts.ts'
import type { AppContext } from '../app-context.ts'
import { openVisitor } from '../session/open-visitor.ts'
import { runInContext } from '../upstream/call-context.ts'
import { abortOnDisconnect } from './client-gone.ts'
import { dataOf } from './data-of.ts'
import { loadPage } from './load-page.ts'
import type { PageAddress } from './pages.ts'
import { serverTiming } from './server-timing.ts'
import { streamPage } from './stream-page.ts'

/** Answers the pages that are one visitor's own: never kept anywhere, streamed as they are rendered. */
export function privatePages(parts: AppContext): RequestHandler {
  return async (req, res, next) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') return next()
    const address = parts.pages.addressOf(req.originalUrl, requestContext(req).hostSite)
    if (address.visit.page.audience === 'public') return next()
    await answerPrivatePage(req, res, address, parts)
  }
}

/** Answers one private page; after a form was sent, with what it asked for or what is wrong with it. */
export async function answerPrivatePage(
  req: Request,
  res: Response,
  { visit, form: wanted }: PageAddress,
  parts: AppContext,
  form?: FormState,
): Promise<void> {
  const facts = requestContext(req)
  facts.route = visit.page.path
  const signal = abortOnDisconnect(res)
  const visitor = openVisitor(req, res, visit.context, parts)
  const loaded = await runInContext(facts, () => loadPage(visit, facts.id, signal, parts, visitor))
  if (signal.aborted) return
  // What is not to be stored at all, browsers do not bring back as it was either.
  const isReturnable = loaded.kind === 'page' && loaded.cache === 'private-returnable' && !form
  res.set({
    'cache-control': isReturnable ? 'private, no-cache' : 'private, no-store',
    'x-robots-tag': 'noindex',
    'server-timing': serverTiming(facts),
  })
  if (wanted === 'data') {
    res.status(loaded.kind === 'moved' ? 200 : loaded.status).json(dataOf(parts.assets.build, loaded))
    return
  }
  if (loaded.kind === 'moved') return res.redirect(loaded.status, loaded.location)
  const page =
    form && loaded.status === 200 ? { ...loaded, status: form.shown === undefined ? 422 : 200, form } : loaded
  await streamPage(res, visit, page, signal, parts)
}
