import { ACTIONS } from '@wallart/client/actions.server.ts'
import type { Action, FormLimits } from '@wallart/client/framework/action.ts'
import express, { type Request, type RequestHandler, Router } from 'express'
import type { PageLocation } from '../front/page-location.ts'
import { requestContext } from '../front/request-context.ts'

export function actionAt({ format, url }: PageLocation): Action | undefined {
  return format === 'html' ? ACTIONS.find(({ path }) => path === url.pathname) : undefined
}

const USUAL_BYTES = 16_384

export const maxFormBytes = (req: Request): number =>
  actionAt(requestContext(req).location)?.form?.maxBytes ?? USUAL_BYTES

const parseUsualForm = createFormParser({ maxBytes: USUAL_BYTES })

const FORM_PARSERS: ReadonlyMap<Action, RequestHandler> = new Map(
  ACTIONS.flatMap(action => (action.form ? [[action, createFormParser(action.form)]] : [])),
)

function createFormParser({ maxBytes, maxFields = 120 }: Omit<FormLimits, 'tooLarge'>): RequestHandler {
  const options = { inflate: false, limit: maxBytes }
  return Router().use(
    express.urlencoded({ ...options, extended: false, parameterLimit: maxFields }),
    express.json(options),
  )
}

const tooLargeForms = new WeakSet<Request>()

/** Reads a form within the limits of its action; one that is too large goes on without its fields. */
export const parseForm: RequestHandler = (req, res, next) => {
  const action = actionAt(requestContext(req).location)
  const parse = (action && FORM_PARSERS.get(action)) ?? parseUsualForm
  void parse(req, res, (error?: unknown) => {
    if (!action?.form || !isTooLargeError(error)) return next(error)
    tooLargeForms.add(req)
    next()
  })
}

const isTooLargeError = (error: unknown) =>
  typeof error === 'object' && error !== null && 'status' in error && error.status === 413

export const isTooLarge = (req: Request): boolean => tooLargeForms.has(req)
