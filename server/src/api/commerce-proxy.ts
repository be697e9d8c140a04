import type { Operation } from '@wallart/sdk/operations/operation'
import { CATALOGUE } from '@wallart/sdk/operations/catalogue'
import express, { type Request, type RequestHandler, type Response, Router } from 'express'
import { requestContext } from '../front/request-facts.ts'
import { plain } from '../front/plain.ts'
import { abortOnDisconnect } from '../pages/client-gone.ts'

/** Where partners reach the commerce API from their own pages. */
const PROXY_PATH = '/proxy/commerce'

interface Gate {
  readonly method: string
  readonly pattern: RegExp
}

/** What is handed on of a request: nothing that a browser adds by itself. */
const ASKED_WITH = ['accept', 'authorization', 'content-type', 'idempotency-key', 'traceparent']
const ANSWERED_WITH = ['content-type', 'location', 'retry-after']

const LARGEST_BYTES = 5 * 1024 ** 2
const PATIENCE_MS = 10_000

/** The commerce API for partners' pages: only the calls of the catalogue, with a bearer token and never a cookie. */
export function commerceProxy(commerceUrl: string, partnerOrigins: readonly string[]): RequestHandler {
  const gates = CATALOGUE.filter(({ service }) => service === 'commerce').map(gateOf)
  const allows = (method: string, path: string) =>
    gates.some(gate => gate.method === method && gate.pattern.test(path))

  return Router()
    .use(PROXY_PATH, (req, res, next) => {
      allowOrigin(req, res, partnerOrigins)
      if (req.method === 'OPTIONS') res.status(204).end()
      else next()
    })
    .use(PROXY_PATH, express.raw({ type: () => true, limit: '100kb' }), async (req, res) => {
      const [path = '', query = ''] = req.url.split(/\?(.*)/s)
      if (!allows(req.method, path)) return plain(res, 404, 'There is no such call.')
      try {
        await handOn(req, res, `${commerceUrl}${path}${query && `?${query}`}`)
      } catch {
        if (!res.headersSent) plain(res, 503, 'The commerce API cannot be reached right now.')
      }
    })
}

function gateOf({ method, path }: Operation): Gate {
  const parts = path.split(/\{\w+\}/).map(part => part.replace(/[.*+?^$()|[\]\\]/g, '\\$&'))
  // An encoded slash could step out of its place on the other side.
  return { method, pattern: new RegExp(`^${parts.join('(?!\\.\\.?(?:/|$))(?:(?!%2f|%5c)[^/\\\\])+')}$`, 'i') }
}

function allowOrigin(req: Request, res: Response, partnerOrigins: readonly string[]): void {
  res.vary('Origin')
  const { origin } = req.headers
  if (!origin || !partnerOrigins.includes(origin)) return
  res.set({
    'access-control-allow-origin': origin,
    'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
    'access-control-allow-headers': [...ASKED_WITH, 'correlation-id'].join(', '),
    'access-control-expose-headers': 'correlation-id, location, retry-after',
    'access-control-max-age': '600',
    'cross-origin-resource-policy': 'cross-origin',
  })
}

async function handOn(req: Request, res: Response, address: string): Promise<void> {
  const headers = ASKED_WITH.flatMap(name => {
    const value = req.headers[name]
    return typeof value === 'string' ? [[name, value] as const] : []
  })
  const { id } = requestContext(req)
  const body: unknown = req.body
  const answer = await fetch(address, {
    method: req.method,
    headers: { ...Object.fromEntries(headers), 'correlation-id': id },
    redirect: 'manual',
    credentials: 'omit',
    signal: AbortSignal.any([abortOnDisconnect(res), AbortSignal.timeout(PATIENCE_MS)]),
    ...(Buffer.isBuffer(body) && body.length > 0 ? { body: new Uint8Array(body) } : {}),
  })
  const bytes = Buffer.from(await answer.arrayBuffer())
  if (bytes.length > LARGEST_BYTES) throw new Error('the answer is too large')
  for (const name of ANSWERED_WITH) {
    const value = answer.headers.get(name)
    if (value) res.setHeader(name, value)
  }
  res.status(answer.status).set({ 'cache-control': 'private, no-store', 'correlation-id': id }).end(bytes)
}
