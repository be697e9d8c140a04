import { randomUUID } from 'node:crypto'
import { recommendedView } from '@wallart/client/catalogue/recommended-view.server.ts'
import { PRODUCT_SETTINGS } from '@wallart/sdk'
import { mayTrack } from '@wallart/sdk/analytics'
import { type RequestHandler, Router } from 'express'
import { plain } from '../front/plain.ts'
import { requestContext } from '../front/request-facts.ts'
import { RATES } from '../limits/rates.ts'
import { visitorAddress } from '../limits/visitor-address.ts'
import { abortOnDisconnect } from '../pages/client-gone.ts'
import { sayOf } from '../pages/say-of.ts'
import { parseLocation } from '../pages/page-location.ts'
import type { AppContext } from '../app-context.ts'
import { openVisitor } from '../session/open-visitor.ts'
import { identityOf } from '../tracking/identity-of.ts'
import { recommendationId } from '../tracking/recommendation-cookie.ts'
import { trackingWishOf } from '../tracking/tracking-consent.ts'
import { runInContext } from '../upstream/call-context.ts'

const UPI = /^[A-Z0-9]{2,20}$/

/** The zones that are filled by the browser. */
const ZONES: readonly string[] = ['not-found']

/** What is recommended to one visitor beside a product or in a zone; nothing while the service is down. Who it is for, only the server says. */
export function recommendations(parts: AppContext): RequestHandler {
  const { shops, limiter, trustProxy, isProduction } = parts
  return Router().get('/api/recommendations', async (req, res) => {
    res.set('cache-control', 'private, no-store')
    const facts = requestContext(req)
    facts.route = '/api/recommendations'
    const { context, query } = parseLocation(req.originalUrl, facts.hostSite)
    const upi = query.get('upi') ?? ''
    const zone = ZONES.find(each => each === query.get('zone'))
    if (!zone && !UPI.test(upi)) return plain(res, 400, 'This is no product.')
    const result = await limiter.take(
      `recommendations by ${visitorAddress(req, trustProxy)}`,
      RATES.recommendations.visitor,
    )
    if (!result.ok) {
      res.set('retry-after', String(result.retryAfterSeconds))
      return plain(res, 429, 'That was too fast.')
    }
    const site = context.site.id
    const session = openVisitor(req, res, context, parts).session()
    const isTracked = mayTrack('activity', trackingWishOf(req, session))
    // Whoever asked not to be tracked is a stranger each time.
    const identity = identityOf({
      site,
      isProduction,
      cookieId: (isTracked && recommendationId(req)) || randomUUID(),
      session: isTracked ? session : undefined,
    })
    const options = { signal: abortOnDisconnect(res) }
    const { zone: inZone, product: besideProduct } = shops(context).recommendations
    const found = await runInContext(facts, () =>
      zone
        ? inZone(zone, { identity }, options)
        : besideProduct(PRODUCT_SETTINGS[site].recommender, { identity, products: [{ id: upi }] }, options),
    )
    res.json(recommendedView(found, { context, t: sayOf(context, parts), link: asItIs }))
    return undefined
  })
}

// In which form the addresses of its visitor are, the browser knows.
function asItIs(path: string): string {
  return path
}
