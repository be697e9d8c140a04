import { parseEmail } from '@wallart/sdk'
import { type RequestHandler, Router } from 'express'
import type { AppContext } from '../app-context.ts'
import { requestContext } from '../front/request-context.ts'
import { enforceRateLimit } from '../limits/enforce-rate-limit.ts'
import { waitForTurn } from '../pages/wait-for-turn.ts'
import { openVisitor } from '../session/open-visitor.ts'

/** Whether an address has an account of the old shop: answered only to the browser whose sign-in with it was just refused. */
export function legacy(app: AppContext): RequestHandler {
  return Router().get(
    '/legacy',
    waitForTurn(app, async (req, res) => {
      const context = requestContext(req)
      context.route = '/legacy'
      res.set('cache-control', 'private, no-store')
      const email = parseEmail(req.query['email'])?.toLowerCase() ?? ''
      const verdict = await enforceRateLimit(req, { kind: 'legacy', subject: email }, app)
      if (!verdict.ok) {
        res.status(429).set('retry-after', String(verdict.retryAfterSeconds)).json({ isLegacy: false })
        return
      }
      const { refused } = openVisitor(req, res, app).signInAttempt.read()
      const { accountHelp } = app.shops(context.location.siteContext, context)
      const isLegacy =
        email !== '' &&
        refused === email &&
        (await accountHelp.isLegacy(email, { status: 401 }, { signal: context.signal }))
      res.json({ isLegacy })
    }),
  )
}
