import type { Activities } from '@wallart/sdk/services/activities'
import { mayTrack } from '@wallart/sdk/analytics'
import express, { type RequestHandler, Router } from 'express'
import { plain } from '../front/plain.ts'
import { factsOf } from '../front/request-facts.ts'
import { RATES } from '../limits/rates.ts'
import { visitorAddress } from '../limits/visitor-address.ts'
import { visitOf } from '../pages/visit.ts'
import type { Parts } from '../parts.ts'
import { openVisitor } from '../session/open-visitor.ts'
import { identityOf } from '../tracking/identity-of.ts'
import { giveRecommendationId } from '../tracking/recommendation-cookie.ts'
import { trackingWishOf } from '../tracking/tracking-wish.ts'
import { inCourseOf } from '../upstream/call-context.ts'
import { activityNote, activityOf } from './activity-notes.ts'

/** Where pages tell what their shoppers do. */
export const ACTIVITIES_PATH = '/api/activities'

/** Tells the recommendation service what shoppers do, unless they asked not to be tracked; the page is answered before. */
export function activities(parts: Parts): RequestHandler {
  const { shops, limiter, trustProxy, isProduction } = parts
  return Router().post(ACTIVITIES_PATH, express.json({ limit: '16kb' }), async (req, res) => {
    res.set('cache-control', 'private, no-store')
    const facts = factsOf(req)
    facts.route = ACTIVITIES_PATH
    const { context } = visitOf(req.originalUrl, facts.hostSite)
    const session = openVisitor(req, res, context, parts).session()
    const wish = trackingWishOf(req, session)
    if (!mayTrack('activity', wish)) return void res.status(204).end()
    const verdict = await limiter.take(
      `activities by ${visitorAddress(req, trustProxy)}`,
      RATES.activities.visitor,
    )
    if (!verdict.ok) {
      res.set('retry-after', String(verdict.retryAfterSeconds))
      return plain(res, 429, 'That was too fast.')
    }
    const note = activityNote.safeParse(req.body)
    if (!note.success) return plain(res, 400, 'This is no activity.')
    const cookieId = giveRecommendationId(req, res)
    const identity = identityOf({ site: context.site.id, isProduction, cookieId, session })
    res.status(204).end()
    const teller: Activities = shops(context).activitiesOf(wish)
    await inCourseOf(facts, () =>
      Promise.all([
        teller.track(activityOf(note.data, identity)),
        ...(note.data.name === 'viewPage' ? [teller.pageView()] : []),
      ]),
    )
    return undefined
  })
}
