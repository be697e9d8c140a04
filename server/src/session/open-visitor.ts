import type { Visitor } from '@wallart/client/framework/visitor.server.ts'
import type { Request, Response } from 'express'
import type { AppContext } from '../app-context.ts'
import { requestContext } from '../front/request-context.ts'
import { enforceRateLimit, slowDownGuesses, type Attempt } from '../limits/enforce-rate-limit.ts'
import { forgetRecommendationId } from './recommendation-cookie.ts'
import { openDeliveryZip } from './delivery-cookie.ts'
import { openKnownDevice } from './known-device.ts'
import { openLastOrder } from './last-order.ts'
import { openSessionCookie } from './session-cookie.ts'
import { openSignInAttempt } from './sign-in-attempt.ts'

export function openVisitor(
  req: Request,
  res: Response,
  app: AppContext,
  { beginsGuest = false } = {},
): Visitor {
  const { seal, visitors } = app
  const context = requestContext(req)
  const { site } = context.location
  const options = { seal, isSecure: req.secure, now: Date.now, beginsGuest }
  const cookie = openSessionCookie(req, res, site.id, options)
  return {
    ...visitors(cookie, context),
    delivery: openDeliveryZip(req, res),
    lastOrder: openLastOrder(req, res, site.id, seal),
    forgetRecommendationId: () => forgetRecommendationId(req, res),
    signInAttempt: signInAttemptOf(req, res, app),
  }
}

/** What this browser has tried to sign in with, and how often it and others may. */
export function signInAttemptOf(req: Request, res: Response, app: AppContext): Visitor['signInAttempt'] {
  const { site } = requestContext(req).location
  const attemptOf = (email: string): Attempt => {
    const knownDevice = openKnownDevice(req, res, site.id, app.seal).idFor(email)
    return { kind: 'login', subject: email, knownDevice }
  }
  return {
    ...openSignInAttempt(req, res, site.id, app.seal),
    slowDown: email => slowDownGuesses(req, attemptOf(email), app),
    async enforceLimit(email) {
      const verdict = await enforceRateLimit(req, attemptOf(email), app)
      if (verdict.ok) return undefined
      res.set('retry-after', String(verdict.retryAfterSeconds))
      return verdict.retryAfterSeconds
    },
  }
}
