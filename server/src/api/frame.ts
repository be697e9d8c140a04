import { type RequestHandler, Router } from 'express'
import type { AppContext } from '../app-context.ts'
import { parseLocation } from '../front/page-location.ts'
import { requestContext } from '../front/request-context.ts'
import { loadFrame } from '../pages/load-frame.ts'
import { pageRequest } from '../pages/load-page.ts'
import { CACHE_POLICIES, cacheControl } from '../pages/page-cache/cache-policies.ts'
import { waitForTurn } from '../pages/wait-for-turn.ts'

/** The parts of the frame that are HTML, for a page that has others or none. */
export function frame(app: AppContext): RequestHandler {
  return Router().get(
    '/api/frame',
    waitForTurn(app, async (req, res) => {
      const context = requestContext(req)
      context.route = '/api/frame'
      const address = context.location.query.get('address') ?? '/'
      const location = parseLocation(address.startsWith('/') ? address : '/', context.hostSite)
      const loaded = await loadFrame(
        pageRequest(location, context, app),
        app.assets.texts[location.locale.id] ?? {},
        app.log,
      )
      const isWhole = loaded?.cache === 'home' && !context.isDegraded
      res
        .set('cache-control', cacheControl(CACHE_POLICIES[isWhole ? 'home' : 'degraded']))
        .json(loaded?.html ?? { version: '', parts: {} })
    }),
  )
}
