import { createHash } from 'node:crypto'
import { type RequestHandler, type Response, Router } from 'express'
import { factsOf } from '../front/request-facts.ts'
import { plain } from '../front/plain.ts'
import { RATES } from '../limits/rates.ts'
import { visitorAddress } from '../limits/visitor-address.ts'
import { cacheControl, KEEPING } from '../pages/cache/keeping.ts'
import { clientGone } from '../pages/client-gone.ts'
import { visitOf } from '../pages/visit.ts'
import type { Parts } from '../parts.ts'
import { inCourseOf } from '../upstream/call-context.ts'

/** Longer texts are nobody's typing. */
const LONGEST = 100

/** What the search box proposes for what is typed; the same for everybody, so caches may keep it for a minute. */
export function suggest({ shops, limiter, trustProxy }: Parts): RequestHandler {
  return Router().get('/api/suggest', async (req, res) => {
    const facts = factsOf(req)
    facts.route = '/api/suggest'
    const verdict = await limiter.take(
      `suggestions by ${visitorAddress(req, trustProxy)}`,
      RATES.suggestions.visitor,
    )
    if (!verdict.ok) {
      res.set('retry-after', String(verdict.retryAfterSeconds))
      return plain(res, 429, 'That was too fast.')
    }
    const { context, query } = visitOf(req.originalUrl, facts.hostSite)
    const typed = (query.get('q') ?? '').slice(0, LONGEST)
    const signal = clientGone(res)
    const found = await inCourseOf(facts, () => shops(context).suggestions.suggest(typed, { signal }))
    answerShared(res, found, cacheControl(facts.hasGaps ? KEEPING.degraded : KEEPING.suggestions))
    return undefined
  })
}

function answerShared(res: Response, data: unknown, caching: string): void {
  const text = JSON.stringify(data)
  const etag = createHash('sha256').update(text).digest('base64url').slice(0, 22)
  // Weak, because it is compressed on its way.
  res.set({ 'cache-control': caching, etag: `W/"${etag}"` }).type('json')
  if (res.req.fresh) res.status(304).end()
  else res.send(text)
}
