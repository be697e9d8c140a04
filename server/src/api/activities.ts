import type { Activities } from '@wallart/sdk/services/activities'
import { mayTrack } from '@wallart/sdk/analytics'
import express, { type Request, type RequestHandler, type Response, Router } from 'express'
import type { AppContext } from '../app-context.ts'
import { plain } from '../front/plain.ts'
import { tooManyRequests } from '../front/problem-json.ts'
import { requestContext } from '../front/request-context.ts'
import { enforceRateLimit } from '../limits/enforce-rate-limit.ts'
import { createAddressQueue } from '../limits/address-queue.ts'
import { QueueFullError } from '../limits/queue-full-error.ts'
import { visitorLine } from '../limits/visitor-address.ts'
import { openVisitor } from '../session/open-visitor.ts'
import { identityOf } from '../tracking/identity-of.ts'
import { giveRecommendationId, recommendationId } from '../session/recommendation-cookie.ts'
import { trackingWishOf } from '../tracking/tracking-consent.ts'
import { activityNote, activityOf } from './activity-notes.ts'

export const ACTIVITIES_PATH = '/api/activities'

/** The answer does not wait for what is told: without these a few visitors would have the services hear of nothing else. */
const AT_ONCE = 2
const MOST_WAITING = 20
const AT_ONCE_IN_ALL = 8

/** Reports activities to the recommendation service, unless the shopper opted out; the page is answered first. */
export function activities(app: AppContext): RequestHandler {
  const { shops, isProduction, recommendationSite, trustProxy, metrics } = app
  const queue = createAddressQueue(AT_ONCE, MOST_WAITING, AT_ONCE_IN_ALL)
  return Router().post(ACTIVITIES_PATH, express.json({ inflate: false, limit: '16kb' }), async (req, res) => {
    res.set('cache-control', 'private, no-store')
    const context = requestContext(req)
    context.route = ACTIVITIES_PATH
    const { site: brand, siteContext } = context.location
    const session = openVisitor(req, res, app).session()
    const wish = trackingWishOf(req, session)
    if (!mayTrack('activity', wish)) return void res.status(204).end()
    const verdict = await enforceRateLimit(req, { kind: 'activities' }, app)
    if (!verdict.ok) return tooManyRequests(res, verdict.retryAfterSeconds)
    const note = activityNote.safeParse(req.body)
    if (!note.success) return plain(res, 400, 'This is no activity.')
    const cookieId = await countedId(req, res, app)
    res.status(204).end()
    const tracker: Activities = shops(siteContext, context).activitiesFor(wish)
    const site = recommendationSite(brand.id)
    const identity = cookieId && identityOf({ site, isProduction, cookieId, session })
    const tell = () =>
      Promise.all([
        ...(identity ? [tracker.track(activityOf(note.data, identity))] : []),
        ...(note.data.name === 'viewPage' ? [tracker.pageView()] : []),
      ])
    await queue
      .run({ address: visitorLine(req, trustProxy) }, new AbortController().signal, tell)
      .catch(error => {
        if (!QueueFullError.is(error)) throw error
        metrics.recordRefusal('activities')
      })
    return undefined
  })
}

/** Recommendations count visitors, so no address brings as many new ones as it likes. */
async function countedId(req: Request, res: Response, app: AppContext): Promise<string | undefined> {
  const known = recommendationId(req, app.seal)
  if (known) return known
  const { ok } = await enforceRateLimit(req, { kind: 'newVisitors' }, app)
  return ok ? giveRecommendationId(req, res, app.seal) : undefined
}
