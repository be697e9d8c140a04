import { randomUUID } from 'node:crypto'
import { createTranslate } from '@wallart/client/i18n/translate.ts'
import { recommendedView } from '@wallart/client/catalogue/recommended-view.server.ts'
import { PRODUCT_SETTINGS } from '@wallart/sdk'
import { mayTrack } from '@wallart/sdk/analytics'
import { type RequestHandler, Router } from 'express'
import type { AppContext } from '../app-context.ts'
import { plain } from '../front/plain.ts'
import { tooManyRequests } from '../front/problem-json.ts'
import { requestContext } from '../front/request-context.ts'
import { enforceRateLimit } from '../limits/enforce-rate-limit.ts'
import { waitForTurn } from '../pages/wait-for-turn.ts'
import { openVisitor } from '../session/open-visitor.ts'
import { identityOf } from '../tracking/identity-of.ts'
import { recommendationId } from '../session/recommendation-cookie.ts'
import { trackingWishOf } from '../tracking/tracking-consent.ts'

const UPI = /^[A-Z0-9]{2,20}$/

const ZONES: readonly string[] = ['not-found']

export function recommendations(app: AppContext): RequestHandler {
  const { shops, isProduction, recommendationSite, assets } = app
  return Router().get(
    '/api/recommendations',
    waitForTurn(
      app,
      async (req, res) => {
        res.set('cache-control', 'private, no-store')
        const context = requestContext(req)
        context.route = '/api/recommendations'
        const { query, siteContext } = context.location
        const upi = query.get('upi') ?? ''
        const zone = ZONES.find(each => each === query.get('zone'))
        if (!zone && !UPI.test(upi)) return plain(res, 400, 'This is no product.')
        const verdict = await enforceRateLimit(req, { kind: 'recommendations' }, app)
        if (!verdict.ok) return tooManyRequests(res, verdict.retryAfterSeconds)
        const site = siteContext.site.id
        const session = openVisitor(req, res, app).session()
        const isTracked = mayTrack('activity', trackingWishOf(req, session))
        // A visitor who is not tracked has another id each time.
        const identity = identityOf({
          site: recommendationSite(site),
          isProduction,
          cookieId: (isTracked && recommendationId(req, app.seal)) || randomUUID(),
          session: isTracked ? session : undefined,
        })
        const { signal } = context
        const { zone: inZone, product: besideProduct } = shops(siteContext, context).recommendations
        const found = await (zone
          ? inZone(zone, { identity }, { signal })
          : besideProduct(
              PRODUCT_SETTINGS[site].recommender,
              { identity, products: [{ id: upi }] },
              { signal },
            ))
        const { id: locale } = siteContext.locale
        const t = createTranslate(assets.texts[locale] ?? {}, locale)
        res.json(recommendedView(found, { context: siteContext, t, link: asItIs }))
        return undefined
      },
      'recommendationQueue',
    ),
  )
}

// The browser adds the prefix of its page.
function asItIs(path: string): string {
  return path
}
