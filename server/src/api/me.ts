import { type RequestHandler, Router } from 'express'
import type { AppContext } from '../app-context.ts'
import { requestContext } from '../front/request-context.ts'
import { waitForTurn } from '../pages/wait-for-turn.ts'
import { loadMe } from '../session/load-me.ts'
import { openVisitor } from '../session/open-visitor.ts'

/** Answers what is personal on every page in one response. */
export function me(app: AppContext): RequestHandler {
  return Router().get(
    '/api/me',
    waitForTurn(
      app,
      async (req, res) => {
        res.set('cache-control', 'private, no-store')
        const context = requestContext(req)
        context.route = '/api/me'
        res.json(await loadMe(openVisitor(req, res, app), context, app))
      },
      // A cart of hundreds of works takes the service as long as its page does.
      'meQueue',
    ),
  )
}
