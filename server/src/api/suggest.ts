import { createHash } from 'node:crypto'
import { type RequestHandler, type Response, Router } from 'express'
import { tooManyRequests } from '../front/problem-json.ts'
import { requestContext } from '../front/request-context.ts'
import type { AppContext } from '../app-context.ts'
import { enforceRateLimit } from '../limits/enforce-rate-limit.ts'
import { CACHE_POLICIES, cacheControl } from '../pages/page-cache/cache-policies.ts'
import { waitForTurn } from '../pages/wait-for-turn.ts'

const MAX_LENGTH = 100

export function suggest(app: AppContext): RequestHandler {
  return Router().get(
    '/api/suggest',
    waitForTurn(
      app,
      async (req, res) => {
        const context = requestContext(req)
        context.route = '/api/suggest'
        const verdict = await enforceRateLimit(req, { kind: 'suggestions' }, app)
        if (!verdict.ok) return tooManyRequests(res, verdict.retryAfterSeconds)
        const { query, siteContext } = context.location
        const typed = (query.get('q') ?? '').slice(0, MAX_LENGTH)
        const { signal } = context
        const found = await app.shops(siteContext, context).suggestions.suggest(typed, { signal })
        const policy = CACHE_POLICIES[context.isDegraded ? 'degraded' : 'suggestions']
        answerShared(res, found, cacheControl(policy))
        return undefined
      },
      'suggestQueue',
    ),
  )
}

function answerShared(res: Response, data: unknown, caching: string): void {
  const text = JSON.stringify(data)
  const etag = createHash('sha256').update(text).digest('base64url').slice(0, 22)
  // Weak, because a later middleware compresses it.
  res.set({ 'cache-control': caching, etag: `W/"${etag}"` }).type('json')
  res.send(text)
}
