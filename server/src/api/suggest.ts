import { createHash } from 'node:crypto'
import { type RequestHandler, type Response, Router } from 'express'
import { requestContext } from '../front/request-facts.ts'
import { plain } from '../front/plain.ts'
import { RATES } from '../limits/rates.ts'
import { visitorAddress } from '../limits/visitor-address.ts'
import { cacheControl, CACHE_POLICIES } from '../pages/cache/cache-policies.ts'
import { abortOnDisconnect } from '../pages/client-gone.ts'
import { parseLocation } from '../pages/page-location.ts'
import type { AppContext } from '../app-context.ts'
import { runInContext } from '../upstream/call-context.ts'

/** Longer texts are nobody's typing. */
const LONGEST = 100

/** What the search box proposes for what is typed; the same for everybody, so caches may keep it for a minute. */
export function suggest({ shops, limiter, trustProxy }: AppContext): RequestHandler {
  return Router().get('/api/suggest', async (req, res) => {
    const facts = requestContext(req)
    facts.route = '/api/suggest'
    const result = await limiter.take(
      `suggestions by ${visitorAddress(req, trustProxy)}`,
      RATES.suggestions.visitor,
    )
    if (!result.ok) {
      res.set('retry-after', String(result.retryAfterSeconds))
      return plain(res, 429, 'That was too fast.')
    }
    const { context, query } = parseLocation(req.originalUrl, facts.hostSite)
    const typed = (query.get('q') ?? '').slice(0, LONGEST)
    const signal = abortOnDisconnect(res)
    const found = await runInContext(facts, () => shops(context).suggestions.suggest(typed, { signal }))
    answerShared(
      res,
      found,
      cacheControl(facts.hasGaps ? CACHE_POLICIES.degraded : CACHE_POLICIES.suggestions),
    )
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
