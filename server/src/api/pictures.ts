import { setTimeout as sleep } from 'node:timers/promises'
import { IMAGE_PATH, parsePhotoImage } from '@wallart/sdk'
import { type RequestHandler, Router } from 'express'
import { LRUCache } from 'lru-cache'
import type { AppContext } from '../app-context.ts'
import { plain } from '../front/plain.ts'
import { requestContext } from '../front/request-context.ts'
import { createAddressQueue } from '../limits/address-queue.ts'
import { createLine } from '../limits/line.ts'
import { QueueFullError } from '../limits/queue-full-error.ts'
import { runInQueues } from '../limits/run-in-queues.ts'
import { visitorLine } from '../limits/visitor-address.ts'
import { splitQuery } from '../split-query.ts'
import { readBytes } from './read-bytes.ts'
import { createTimeLimit } from './time-limit.ts'

interface Picture {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly bytes: Buffer
}

const CACHE_BYTES = 64 * 1024 ** 2
const MAX_PICTURE_BYTES = 8 * 1024 ** 2
/** Pictures that wait hold the browser's connections, and scripts and carts behind them. */
const ANSWER_MS = 8000
/** From the head on. */
const BODY_MS = 8000
/** With the times above it ends before the connection, which does after 35 s without an answer. */
const WAIT_MS = 18_000

const FILE = /^[A-Za-z0-9_-]{1,64}\.(avif|webp|jpg)$/
const PARAMETERS = ['artWidth', 'artHeight', 'artPerspective', 'background', 'artLifeStyle', 'artDimensions']
const MISSING_STATUSES = new Set([400, 404, 410])
const PUBLIC_PICTURE = { 'cross-origin-resource-policy': 'cross-origin' }
const PRIVATE_PICTURE = {
  'cross-origin-resource-policy': 'same-origin',
  'content-security-policy': "sandbox; default-src 'none'",
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex',
}
// A page or a drawing with scripts would be one of this origin; of a list of types a browser takes the last.
const PICTURE_TYPE = /^image\/(avif|webp|jpeg|png|gif)\s*(;[^,]*)?$/i
const FORWARDED_HEADERS = ['content-type', 'cache-control', 'etag']

/** As it is named in the metrics. */
const OPERATION = 'get-picture'
const LOG_EVERY_MS = 60_000

/** Cold pictures of one address, as many as the image host draws at once. */
const AT_ONCE = 2
const MOST_WAITING = 200
/** Of all addresses: the host draws in the order of its calls, so that one waits there and visitors take turns here. */
const AT_ONCE_IN_ALL = 3
/** Photos, which the host reads from a bucket and draws beside the works, by its own count; those of one visitor tell
 * nothing of the host. */
const PHOTOS_AT_ONCE = 2
const PHOTOS_AT_ONCE_IN_ALL = 16
const PROBE_MS = 1000
/** Of a host that hangs, and of a picture that was late itself, while others may show that the host is back. */
const AGAIN_MS = 30_000
const MOST_LATE = 100

type PicturesContext = Pick<AppContext, 'imageSource' | 'trustProxy' | 'metrics' | 'log'>

interface PictureTimes {
  readonly answerMs: number
  readonly bodyMs: number
}

export function pictures(
  { imageSource: source, trustProxy, metrics, log }: PicturesContext,
  { answerMs = ANSWER_MS, bodyMs = BODY_MS }: Partial<PictureTimes> = {},
): RequestHandler {
  const cache = new LRUCache<string, Picture>({
    maxSize: CACHE_BYTES,
    sizeCalculation: ({ bytes }) => Math.max(1, bytes.length),
  })
  const flights = new Map<string, Promise<Picture>>()

  const queue = createAddressQueue(AT_ONCE, MOST_WAITING, AT_ONCE_IN_ALL, createLine({ abandonedMs: 0 }))
  const photoQueue = createAddressQueue(
    PHOTOS_AT_ONCE,
    MOST_WAITING,
    PHOTOS_AT_ONCE_IN_ALL,
    createLine({ abandonedMs: 0 }),
  )

  let loggedAt = -Infinity
  let answeredAt = -Infinity
  let hangsUntil = -Infinity
  const isHanging = () => performance.now() < hangsUntil
  const late = new LRUCache<string, true>({ max: MOST_LATE, ttl: AGAIN_MS })
  let probe: Promise<unknown> | undefined

  // An address may name a shopper's photo, so that no line has one.
  function logFailure(error: unknown): void {
    if (performance.now() - loggedAt < LOG_EVERY_MS) return
    loggedAt = performance.now()
    log.error({ host: new URL(source).host, reason: reasonOf(error) }, 'picture failed')
  }

  async function fetchPublic(address: string): Promise<Picture> {
    const startedAt = performance.now()
    if (isHanging() && (probe || late.has(pictureOf(address))))
      throw new Error('the image host does not answer')
    const fetching = fetchMeasured(address)
    if (isHanging()) probe = fetching.catch(() => {}).finally(() => (probe = undefined))
    const isLate = await fetching.then(() => false, isTimeout)
    if (isLate) {
      late.set(pictureOf(address), true)
      if (answeredAt < startedAt) hangsUntil = performance.now() + AGAIN_MS
    } else {
      answeredAt = performance.now()
      hangsUntil = -Infinity
    }
    return fetching
  }

  async function fetchMeasured(address: string): Promise<Picture> {
    const startedAt = performance.now()
    let status = 'network'
    try {
      return await fetchPicture(address, { answerMs, bodyMs }, answer => {
        status = String(answer)
      })
    } catch (error) {
      logFailure(error)
      throw error
    } finally {
      metrics.called(OPERATION, status, (performance.now() - startedAt) / 1000)
    }
  }

  async function fetchAndCache(address: string): Promise<Picture> {
    const picture = await fetchPublic(address)
    if (picture.status === 200) cache.set(address, picture)
    return picture
  }

  /** What the image host has begun it finishes, so a visitor who disconnects keeps the place until then. */
  async function begin(address: string): Promise<Picture> {
    const flight = fetchAndCache(address).finally(() => flights.delete(address))
    flights.set(address, flight)
    return flight
  }

  async function loadPublic(address: string, visitor: string, signal: AbortSignal): Promise<Picture> {
    // A host that is back has answered by then.
    if (isHanging() && probe) await Promise.race([probe, sleep(PROBE_MS, undefined, { ref: false })])
    return flights.get(address) ?? loadInTurn(address, visitor, signal)
  }

  /** Who finds in their turn that another has begun leaves the place to others. */
  async function loadInTurn(address: string, visitor: string, signal: AbortSignal): Promise<Picture> {
    const begun = await runInQueues([queue], { address: visitor }, { signal, waitMs: WAIT_MS }, async () => {
      const flight = flights.get(address)
      if (flight) return { flight }
      const picture = cache.get(address) ?? (await begin(address))
      return { flight: Promise.resolve(picture) }
    })
    return begun.flight
  }

  return Router().get(`${IMAGE_PATH}/:file`, async (req, res) => {
    const { file } = req.params
    if (!FILE.test(file)) return plain(res, 404, 'There is no such picture.')
    const address = `${source}/${file}${queryOf(req.originalUrl)}`
    const context = requestContext(req)
    context.route = IMAGE_PATH
    const { signal } = context
    // A photo is its owner's alone: no cache but their browser's holds it.
    const isPrivate = parsePhotoImage(file.slice(0, file.lastIndexOf('.'))) !== undefined
    try {
      const visitor = visitorLine(req, trustProxy)
      const { status, headers, bytes } = isPrivate
        ? await runInQueues([photoQueue], { address: visitor }, { signal, waitMs: WAIT_MS }, () =>
            fetchMeasured(address),
          )
        : (cache.get(address) ?? (await loadPublic(address, visitor, signal)))
      res
        .status(status)
        .set(headers)
        .set(isPrivate ? PRIVATE_PICTURE : PUBLIC_PICTURE)
        .send(bytes)
    } catch (error) {
      if (QueueFullError.is(error)) metrics.recordRefusal('pictures')
      if (!signal.aborted) plain(res, 503, 'The picture cannot be had right now.')
    }
  })
}

/** That a fetch failed is its message, and why is the cause. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error.cause instanceof Error) return reasonOf(error.cause)
  // That of an attempt at several addresses has no message.
  return error.message || ('code' in error ? String(error.code) : error.name)
}

function queryOf(url: string): string {
  const requested = new URLSearchParams(splitQuery(url)[1])
  const query = new URLSearchParams(
    PARAMETERS.flatMap(name => {
      const value = requested.get(name)
      return value ? [[name, value.slice(0, 40)]] : []
    }),
  )
  return query.size > 0 ? `?${query}` : ''
}

/** Whatever its size and format. */
const pictureOf = (address: string) => address.replace(/\.\w+(\?.*)?$/, '')

const isTimeout = (error: unknown) => Object(error).name === 'TimeoutError'

async function fetchPicture(
  address: string,
  { answerMs, bodyMs }: PictureTimes,
  onStatus: (status: number) => void,
): Promise<Picture> {
  const limit = createTimeLimit(answerMs)
  try {
    const answer = await requestPicture(address, limit.signal)
    onStatus(answer.status)
    limit.start(bodyMs)
    return await readPicture(answer, limit.signal)
  } finally {
    limit.stop()
  }
}

async function readPicture(answer: Response, signal: AbortSignal): Promise<Picture> {
  if (MISSING_STATUSES.has(answer.status)) {
    await answer.body?.cancel()
    return {
      status: answer.status === 400 ? 400 : 404,
      headers: { 'cache-control': 'no-store', 'content-type': 'text/plain; charset=utf-8' },
      bytes: Buffer.from('There is no such picture.'),
    }
  }
  const type = answer.headers.get('content-type') ?? ''
  if (answer.status !== 200 || !PICTURE_TYPE.test(type)) {
    await answer.body?.cancel()
    throw new Error(`the image host answered ${answer.status} ${type}`)
  }
  const bytes = await readBytes(answer, MAX_PICTURE_BYTES, signal)
  const headers = FORWARDED_HEADERS.flatMap(name => {
    const value = answer.headers.get(name)
    return value ? [[name, value] as const] : []
  })
  return { status: 200, headers: Object.fromEntries(headers), bytes }
}

/** A host that closes a connection nothing was sent on says 408 to the next request on it, which it never read. */
async function requestPicture(address: string, signal: AbortSignal): Promise<Response> {
  const send = () => fetch(address, { redirect: 'error', signal })
  const answer = await send()
  if (answer.status !== 408) return answer
  await answer.body?.cancel()
  return send()
}
