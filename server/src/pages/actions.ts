import { ACTIONS } from '@wallart/client/actions.server.ts'
import type { Action, ActionResult } from '@wallart/client/framework/action.ts'
import { PAGES } from '@wallart/client/routes.ts'
import express, { type Request, type RequestHandler, type Response, Router } from 'express'
import { plain } from '../front/plain.ts'
import { requestContext } from '../front/request-facts.ts'
import { enforceRateLimit } from '../limits/enforce-rate-limit.ts'
import type { AppContext } from '../app-context.ts'
import { openSubmissionToken } from '../session/submission-token.ts'
import { openVisitor } from '../session/open-visitor.ts'
import { runInContext } from '../upstream/call-context.ts'
import { abortOnDisconnect } from './client-gone.ts'
import { answerPrivatePage } from './private-pages.ts'
import { sayOf } from './say-of.ts'
import { parseLocation } from './page-location.ts'

const KEY = /^[\w-]{8,64}$/

/** Does what forms ask for: with scripts answered in JSON, without them by another page or by the form's own. */
export function actions(parts: AppContext): RequestHandler {
  return Router().post(
    '/{*path}',
    express.urlencoded({ extended: false, limit: '16kb', parameterLimit: 100 }),
    express.json({ limit: '16kb' }),
    async (req, res, next) => {
      const visit = parseLocation(req.originalUrl, requestContext(req).hostSite)
      const action = ACTIONS.find(({ path }) => path === visit.url.pathname)
      if (!action) return next()
      await perform(req, res, action, parts)
    },
  )
}

async function perform(req: Request, res: Response, action: Action, parts: AppContext): Promise<void> {
  const facts = requestContext(req)
  facts.route = action.path
  const fields = fieldsOf(req.body)
  const verdict = await enforceRateLimit(req, action, fields, parts)
  res.set('cache-control', 'private, no-store')
  if (!verdict.ok) {
    res.set('retry-after', String(verdict.retryAfterSeconds))
    return plain(res, 429, 'That was tried too often. Please wait a little and try again.')
  }
  const { context, url, params } = parseLocation(req.originalUrl, facts.hostSite)
  const key = fields.get('key') ?? req.get('idempotency-key') ?? ''
  const isAsked = req.accepts(['html', 'json']) === 'json'
  const once = action.dedupe && !isAsked ? openSubmissionToken(req, res, facts.route, fields) : undefined
  const result = await runInContext(facts, () =>
    action.run({
      url,
      params,
      context,
      requested: url.pathname + url.search,
      address: (path, locale = context.locale) => parts.siteAddress(context.site, locale, path),
      shop: parts.shops(context),
      t: sayOf(context, parts),
      visitor: openVisitor(req, res, context, parts),
      signal: abortOnDisconnect(res),
      isProduction: parts.isProduction,
      fields,
      idempotencyKey: KEY.test(key) ? key : once?.key,
    }),
  )
  if (result.kind === 'invalid' && result.cause)
    parts.log.warn({ id: facts.id, route: action.path, error: result.cause.toJSON() }, 'a form failed')
  // What failed may have happened all the same, so the next click is still the same intent.
  if (result.kind !== 'invalid') once?.use()
  await (isAsked ? answerJson(res, result) : answerPage(req, res, action, result, parts))
}

function answerJson(res: Response, result: ActionResult): void {
  if (result.kind === 'done' || result.kind === 'shown') res.json({ data: result.data })
  else if (result.kind === 'moved') res.json({ redirect: { status: 303, location: result.location } })
  else res.status(422).json({ errors: result.errors })
}

async function answerPage(
  req: Request,
  res: Response,
  action: Action,
  result: ActionResult,
  parts: AppContext,
): Promise<void> {
  if (result.kind === 'moved') return res.redirect(303, result.location)
  const address = parts.pages.addressOf(pageAddress(req, action), requestContext(req).hostSite)
  if (result.kind === 'done') return res.redirect(303, pageAddress(req, action))
  if (result.kind === 'shown')
    return answerPrivatePage(req, res, address, parts, { errors: {}, values: {}, shown: result.data })
  const { errors, values = {} } = result
  await answerPrivatePage(req, res, address, parts, { errors, values })
}

// The form's page in the same brand and language as the address that the form was sent to.
function pageAddress(req: Request, action: Action): string {
  const page = PAGES.find(({ id }) => id === action.page)?.path ?? '/'
  const [path = '', query] = req.originalUrl.split(/\?(.*)/s)
  const own = path.slice(0, path.length - action.path.length) + page
  return query ? `${own}?${query}` : own
}

function fieldsOf(body: unknown): ReadonlyMap<string, string> {
  const entries = typeof body === 'object' && body !== null ? Object.entries(body) : []
  return new Map(entries.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])))
}
