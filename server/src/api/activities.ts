import type { Activities } from '@wallart/sdk/services/activities'
import { mayTrack } from '@wallart/sdk/analytics'
import express, { type RequestHandler, Router } from 'express'
import { plain } from '../front/plain.ts'
import { requestContext } from '../front/request-facts.ts'
import { RATES } from '../limits/rates.ts'
import { visitorAddress } from '../limits/visitor-address.ts'
import { parseLocation } from '../pages/page-location.ts'
import type { AppContext } from '../app-context.ts'
import { openVisitor } from '../session/open-visitor.ts'
import { identityOf } from '../tracking/identity-of.ts'
import { giveRecommendationId } from '../tracking/recommendation-cookie.ts'
import { trackingWishOf } from '../tracking/tracking-consent.ts'
import { runInContext } from '../upstream/call-context.ts'
import { activityNote, activityOf } from './activity-notes.ts'

/** Where pages tell what their shoppers do. */
export const ACTIVITIES_PATH = '/api/activities'

/** Tells the recommendation service what shoppers do, unless they asked not to be tracked; the page is answered before. */
export function activities(parts: AppContext): RequestHandler {
  const { shops, limiter, trustProxy, isProduction } = parts
  return Router().post(ACTIVITIES_PATH, express.json({ limit: '16kb' }), async (req, res) => {
    res.set('cache-control', 'private, no-store')
    const facts = requestContext(req)
    facts.route = ACTIVITIES_PATH
    const { context } = parseLocation(req.originalUrl, facts.hostSite)
    const session = openVisitor(req, res, context, parts).session()
    const consent = trackingWishOf(req, session)
    if (!mayTrack('activity', consent)) return void res.status(204).end()
    const result = await limiter.take(
      `activities by ${visitorAddress(req, trustProxy)}`,
      RATES.activities.visitor,
    )
    if (!result.ok) {
      res.set('retry-after', String(result.retryAfterSeconds))
      return plain(res, 429, 'That was too fast.')
    }
    const note = activityNote.safeParse(req.body)
    if (!note.success) return plain(res, 400, 'This is no activity.')
    const cookieId = giveRecommendationId(req, res)
    const identity = identityOf({ site: context.site.id, isProduction, cookieId, session })
    res.status(204).end()
    const teller: Activities = shops(context).activitiesOf(consent)
    await runInContext(facts, () =>
      Promise.all([
        teller.track(activityOf(note.data, identity)),
        ...(note.data.name === 'viewPage' ? [teller.pageView()] : []),
      ]),
    )
    return undefined
  })
}
