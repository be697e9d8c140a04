import { ACTIONS } from '@wallart/client/actions.server.ts'
import type { Action, ActionResult } from '@wallart/client/framework/action.ts'
import { NOT_FOUND, PAGES } from '@wallart/client/routes.ts'
import express, { type Request, type RequestHandler, type Response, Router } from 'express'
import type { AppContext } from '../app-context.ts'
import { locationOfPage, type PageLocation } from '../front/page-location.ts'
import { plain } from '../front/plain.ts'
import { requestContext } from '../front/request-context.ts'
import { enforceRateLimit } from '../limits/enforce-rate-limit.ts'
import { openVisitor } from '../session/open-visitor.ts'
import { openSubmissionToken } from '../session/submission-token.ts'
import { pageRequest } from './load-page.ts'
import { answerPrivatePage } from './private-pages.ts'

const IDEMPOTENCY_KEY = /^[\w-]{8,64}$/

/** The action that an address submits forms to. */
export function actionAt({ format, url }: PageLocation): Action | undefined {
  return format === 'html' ? ACTIONS.find(({ path }) => path === url.pathname) : undefined
}

/** Runs form actions; answers JSON to scripts, and a redirect or the form's page to browsers without them. */
export function actions(app: AppContext): RequestHandler {
  return Router().post(
    '/{*path}',
    express.urlencoded({ extended: false, limit: '16kb', parameterLimit: 100 }),
    express.json({ limit: '16kb' }),
    async (req, res, next) => {
      const action = actionAt(requestContext(req).location)
      if (!action) return next()
      await perform(req, res, action, app)
    },
  )
}

async function perform(req: Request, res: Response, action: Action, app: AppContext): Promise<void> {
  const context = requestContext(req)
  const { location } = context
  context.route = action.path
  const fields = parseFields(req.body)
  const verdict = await enforceRateLimit(req, action, fields, app)
  res.set('cache-control', 'private, no-store')
  if (!verdict.ok) {
    res.set('retry-after', String(verdict.retryAfterSeconds))
    return plain(res, 429, 'That was tried too often. Please wait a little and try again.')
  }
  const key = fields.get('key') ?? req.get('idempotency-key') ?? ''
  const wantsJson = req.accepts(['html', 'json']) === 'json'
  const token = action.dedupe && !wantsJson ? openSubmissionToken(req, res, action.path, fields) : undefined
  const result = await action.run({
    ...pageRequest(location, context, app),
    visitor: openVisitor(req, res, app),
    fields,
    idempotencyKey: IDEMPOTENCY_KEY.test(key) ? key : token?.key,
  })
  if (result.kind === 'invalid' && result.cause)
    app.log.warn({ id: context.id, route: action.path, error: result.cause.toJSON() }, 'action failed')
  // What failed may have been done all the same, so the next submission repeats the same intent.
  if (result.kind !== 'invalid') token?.rotate()
  if (wantsJson) return answerJson(res, result)
  const page = PAGES.find(({ id }) => id === action.page) ?? NOT_FOUND
  await answerPage(req, res, locationOfPage(location, page), result, app)
}

function answerJson(res: Response, result: ActionResult): void {
  if (result.kind === 'done' || result.kind === 'shown') res.json({ data: result.data })
  else if (result.kind === 'moved') res.json({ redirect: { status: 303, location: result.location } })
  else res.status(422).json({ errors: result.errors })
}

async function answerPage(
  req: Request,
  res: Response,
  location: PageLocation,
  result: ActionResult,
  app: AppContext,
): Promise<void> {
  if (result.kind === 'moved') return res.redirect(303, result.location)
  if (result.kind === 'done') return res.redirect(303, location.href)
  const form =
    result.kind === 'shown'
      ? { errors: {}, values: {}, shown: result.data }
      : { errors: result.errors, values: result.values ?? {} }
  await answerPrivatePage(req, res, location, app, form)
}

function parseFields(body: unknown): ReadonlyMap<string, string> {
  const entries = typeof body === 'object' && body !== null ? Object.entries(body) : []
  return new Map(entries.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])))
}
