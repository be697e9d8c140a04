import type {
  Action,
  ActionLimit,
  ActionRequest,
  ActionResult,
  FormErrors,
} from '@wallart/client/framework/action.ts'
import { PHOTOS_PATH, tooManyAttempts } from '@wallart/sdk'
import { Router, type Request, type RequestHandler, type Response } from 'express'
import type { AppContext } from '../app-context.ts'
import { findPage, locationOfPage } from '../front/page-location.ts'
import { requestContext } from '../front/request-context.ts'
import { createBodyRoom } from '../limits/body-room.ts'
import {
  enforceRateLimit,
  giveBackAttempt,
  slowDownGuesses,
  type Attempt,
} from '../limits/enforce-rate-limit.ts'
import { limitsOf } from '../limits/rate-limits.ts'
import { visitorLine } from '../limits/visitor-address.ts'
import { hasSignedIn, openKnownDevice, type KnownDevice } from '../session/known-device.ts'
import type { Visitor } from '@wallart/client/framework/visitor.server.ts'
import { openVisitor } from '../session/open-visitor.ts'
import { openSubmissionToken } from '../session/submission-token.ts'
import { visitorOf } from '../session/visitor-of.ts'
import { pageRequest } from './load-page.ts'
import { formFiles } from './form-files.ts'
import { actionAt, isTooLarge, maxFormBytes, parseForm } from './parse-form.ts'
import { answerPrivatePage } from './private-pages.ts'
import { RETRY_AFTER_SECONDS } from './public-pages.ts'
import { ownPageQueue, type TakeTurn } from './own-page-queue.ts'
import { answerInTurn, refuseBusy } from './refuse-busy.ts'

const IN_FLIGHT_RETRY_SECONDS = 5

const ANY_FORM: ActionLimit = { kind: 'form' }

/** Of the forms that arrive or wait for their turns. */
const MAX_BYTES_OF_VISITOR = 1024 ** 2
const MAX_BYTES_IN_ALL = 32 * 1024 ** 2

const IDEMPOTENCY_KEY = /^[\w-]{8,64}$/

export function actions(app: AppContext): RequestHandler {
  const room = createBodyRoom({
    maxBytes: maxFormBytes,
    maxBytesOfVisitor: MAX_BYTES_OF_VISITOR,
    maxBytesInAll: MAX_BYTES_IN_ALL,
    trustProxy: app.trustProxy,
    refuse: (req, res) => refuseBusy(req, res, requestContext(req), app),
  })
  // Files are not read before they have a count.
  const enterRoom: RequestHandler = (req, res, next) =>
    req.is('multipart/form-data') ? next() : room.enter(req, res, next)
  return Router().post('/{*path}', enterRoom, parseForm, (req, res, next) => {
    const context = requestContext(req)
    const action = actionAt(context.location)
    if (!action) return next()
    context.route = action.path
    res.set('cache-control', 'private, no-store')
    const visitor = visitorOf(req, app)
    const { signal } = context
    const turn = { visitor, signal, path: action.path, isForm: true }
    const takeOwnTurn = ownPageQueue(app, turn)
    const takeTurn = action.isBulk ? ownPageQueue(app, { ...turn, isBulk: true }) : takeOwnTurn
    return answerInTurn(req, res, 'actions', app, async () => {
      // Guesses are slowed down before they take a place that others wait for.
      const admission = await admit(req, res, action, app)
      if ('result' in admission && wantsJson(req)) return respond(req, res, action, admission, app)
      // Files come as slowly as a shopper has them, and have a count at once.
      if (action.maxFileBytes && req.is('multipart/form-data')) {
        // What begins an upload is asked of the album, which may hang by itself.
        const takeAlbumTurn = ownPageQueue(app, { visitor, signal, path: PHOTOS_PATH })
        const submitted = await submit(req, res, action, admission, app, takeAlbumTurn)
        const answer = () => respond(req, res, action, submitted, app)
        // A script is told in a line what became of its file; a page takes its turn.
        await (wantsJson(req) ? answer() : takeTurn(answer))
      } else
        await takeTurn(async () => {
          room.leave(req)
          await respond(req, res, action, await submit(req, res, action, admission, app, doAtOnce), app)
        })
    })
  })
}

interface Submitted {
  readonly fields: ReadonlyMap<string, string>
  readonly result: ActionAnswer
}

type ActionAnswer =
  | Exclude<ActionResult, { readonly errors: FormErrors } | { readonly kind: 'refused' }>
  | { readonly kind: 'problem'; readonly status: 422 | 429 | 503; readonly errors: FormErrors }

const doAtOnce: TakeTurn = job => job()

/** A form that may be tried, and for whom. */
interface Admitted {
  readonly fields: ReadonlyMap<string, string>
  readonly visitor: Visitor
  readonly attempt: Attempt
}

/** Finds out for whom a form is; what is wrong with it by itself is no attempt. */
async function admit(
  req: Request,
  res: Response,
  action: Action,
  app: AppContext,
): Promise<Admitted | Submitted> {
  const { site } = requestContext(req).location
  const fields = parseFields(req.body, action)
  const limit = action.limit ?? ANY_FORM
  const wrong = isTooLarge(req) ? action.form?.tooLarge : action.check?.(fields, site.id)
  if (wrong) return { fields, result: { kind: 'problem', status: 422, errors: wrong } }
  const visitor = openVisitor(req, res, app, action)
  const subject = limit.isOwn ? visitor.session()?.customerId : limit.subject && fields.get(limit.subject)
  const knownDevice = subject && knownDeviceFor(req, res, action, app).idFor(subject)
  const attempt = { kind: limit.kind, subject, knownDevice }
  await slowDownGuesses(req, attempt, app)
  return { fields, visitor, attempt }
}

async function submit(
  req: Request,
  res: Response,
  action: Action,
  admission: Admitted | Submitted,
  app: AppContext,
  takeTurn: TakeTurn,
): Promise<Submitted> {
  if ('result' in admission) return admission
  return { fields: admission.fields, result: await run(req, res, action, admission, app, takeTurn) }
}

async function run(
  req: Request,
  res: Response,
  action: Action,
  { fields, visitor, attempt }: Admitted,
  app: AppContext,
  takeTurn: TakeTurn,
): Promise<ActionAnswer> {
  const context = requestContext(req)
  const verdict = await enforceRateLimit(req, attempt, app)
  if (!verdict.ok) return refuse(res, verdict.retryAfterSeconds)
  const session = visitor.session()
  const key = fields.get('key') ?? req.get('idempotency-key') ?? ''
  const token =
    action.dedupe && !wantsJson(req)
      ? openSubmissionToken(req, res, [context.location.site.id, action.path], fields, app.seal)
      : undefined
  const request: ActionRequest = {
    ...pageRequest(context.location, context, app),
    visitor,
    takeTurn,
    fields,
    files: formFiles(req, { maxFileBytes: action.maxFileBytes, waitMs: app.uploadWaitMs }),
    idempotencyKey: IDEMPOTENCY_KEY.test(key) ? key : token?.key,
  }
  const leave = enterInFlight(req, action.limit ?? ANY_FORM, app)
  if (!leave) return refuse(res, IN_FLIGHT_RETRY_SECONDS)
  const result = await runAction(action, request).finally(leave)
  const isProven = action.limit?.isFound ? result.kind === 'shown' : hasSignedIn(session, visitor.session())
  if (attempt.subject && isProven) knownDeviceFor(req, res, action, app).remember(attempt.subject)
  if (result.kind === 'refused') return refuse(res, result.retryAfterSeconds)
  // Who leaves may have been answered all the same.
  if (result.kind === 'failed' && !context.signal.aborted) await giveBackAttempt(req, attempt, app)
  // What failed may have been done all the same, so the next submission repeats the same intent.
  if (result.kind !== 'failed') token?.rotate()
  if (!('errors' in result)) return result
  if (result.cause)
    app.log.warn({ id: context.id, route: action.path, error: result.cause.toJSON() }, 'action failed')
  if (result.kind === 'invalid') return { kind: 'problem', status: 422, errors: result.errors }
  res.set('retry-after', RETRY_AFTER_SECONDS)
  return { kind: 'problem', status: 503, errors: result.errors }
}

function knownDeviceFor(req: Request, res: Response, { limit }: Action, { seal }: AppContext): KnownDevice {
  const { site } = requestContext(req).location
  return openKnownDevice(req, res, site.id, seal, { of: limit?.isFound ? 'orders' : 'device' })
}

/** Counts the action among those of its address; answers how to leave again, where there are not too many. */
function enterInFlight(
  req: Request,
  { kind }: ActionLimit,
  { inFlight, trustProxy, metrics }: AppContext,
): (() => void) | undefined {
  const { atOnce } = limitsOf(kind) ?? {}
  if (!atOnce) return () => {}
  const leave = inFlight.enter(`${atOnce.name} by ${visitorLine(req, trustProxy)}`, atOnce.times)
  if (!leave) metrics.recordRefusal(kind)
  return leave
}

function refuse(res: Response, retryAfterSeconds: number): ActionAnswer {
  res.set('retry-after', String(retryAfterSeconds))
  return { kind: 'problem', status: 429, errors: { '': [tooManyAttempts(retryAfterSeconds)] } }
}

/** Who is found to be signed out on the way goes on as a guest: what is put into the cart is not lost. */
async function runAction(action: Action, request: ActionRequest): Promise<ActionResult> {
  const isSignedIn = () => request.visitor.session()?.customerType === 'registered'
  const wasSignedIn = isSignedIn()
  const result = await action.run(request)
  const hasEnded = wasSignedIn && !isSignedIn() && 'errors' in result
  return hasEnded ? action.run(request) : result
}

const wantsJson = (req: Request) => req.accepts(['html', 'json']) === 'json'

async function respond(
  req: Request,
  res: Response,
  action: Action,
  { fields, result }: Submitted,
  app: AppContext,
): Promise<void> {
  if (wantsJson(req)) answerJson(res, result)
  else await answerPage(req, res, action, fields, result, app)
}

function answerJson(res: Response, answer: ActionAnswer): void {
  if (answer.kind === 'problem') res.status(answer.status).json({ errors: answer.errors })
  else if (answer.kind === 'moved')
    res.json({ redirect: { status: 303, location: answer.location }, data: answer.data })
  else res.json({ data: answer.data })
}

async function answerPage(
  req: Request,
  res: Response,
  action: Action,
  fields: ReadonlyMap<string, string>,
  answer: ActionAnswer,
  app: AppContext,
): Promise<void> {
  const location = locationOfPage(requestContext(req).location, findPage(action.page))
  if (answer.kind === 'moved') return res.redirect(303, answer.location)
  if (answer.kind === 'done') return res.redirect(303, answer.location ?? location.href)
  const form =
    answer.kind === 'shown'
      ? { status: 200, state: { errors: {}, values: {}, shown: answer.data } }
      : { status: answer.status, state: { errors: answer.errors, values: refilled(action, fields) } }
  await answerPrivatePage(req, res, location, app, form)
}

function refilled({ refill = [] }: Action, fields: ReadonlyMap<string, string>) {
  return Object.fromEntries([...fields].filter(([name]) => refill.includes(name)))
}

function parseFields(body: unknown, { multiple = [] }: Action): ReadonlyMap<string, string> {
  const entries = typeof body === 'object' && body !== null ? Object.entries(body) : []
  return new Map(
    entries.flatMap(([name, value]: [string, unknown]) => {
      if (typeof value === 'string') return [[name, value]]
      const isList = multiple.includes(name) && Array.isArray(value)
      return isList ? [[name, value.filter(each => typeof each === 'string').join(',')]] : []
    }),
  )
}
