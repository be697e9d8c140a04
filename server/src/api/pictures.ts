import { IMAGE_PATH } from '@wallart/sdk'
import { type RequestHandler, Router } from 'express'
import { plain } from '../front/plain.ts'
import { createFlights } from '../pages/cache/flights.ts'
import { abortOnDisconnect } from '../pages/client-gone.ts'

interface Picture {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly bytes: Buffer
}

/** How many bytes of pictures are kept, and how large and how slow one may be. */
const KEPT_BYTES = 64 * 1024 ** 2
const LARGEST_BYTES = 8 * 1024 ** 2
const PATIENCE_MS = 30_000

const FILE = /^[A-Za-z0-9_-]{1,64}\.(avif|webp|jpg)$/
const PARAMETERS = ['artWidth', 'artHeight', 'artPerspective', 'background', 'artLifeStyle', 'artDimensions']
const HANDED_ON = ['content-type', 'cache-control', 'etag']

/** The pictures, on the shop's own origin: taken from the image host once and then kept. */
export function pictures(source: string): RequestHandler {
  const cached = new Map<string, Picture>()
  const flights = createFlights<Picture>()
  let size = 0

  function keep(address: string, picture: Picture): void {
    cached.set(address, picture)
    size += picture.bytes.length
    for (const [oldest, { bytes }] of cached) {
      if (size <= KEPT_BYTES) return
      cached.delete(oldest)
      size -= bytes.length
    }
  }

  const taken = (address: string, gone: AbortSignal) =>
    flights.join(
      address,
      async signal => {
        const picture = await takePicture(address, signal)
        if (picture.status === 200) keep(address, picture)
        return picture
      },
      gone,
    )

  return Router().get(`${IMAGE_PATH}/:file`, async (req, res) => {
    const { file } = req.params
    if (!FILE.test(file)) return plain(res, 404, 'There is no such picture.')
    const address = `${source}/${file}${queryOf(req.originalUrl)}`
    const signal = abortOnDisconnect(res)
    try {
      const { status, headers, bytes } = cached.get(address) ?? (await taken(address, signal))
      res.status(status).set({ ...headers, 'cross-origin-resource-policy': 'cross-origin' })
      if (req.fresh && status === 200) res.status(304).end()
      else res.end(req.method === 'HEAD' ? undefined : bytes)
    } catch {
      if (!signal.aborted) plain(res, 503, 'The picture cannot be had right now.')
    }
  })
}

function queryOf(url: string): string {
  const requested = new URLSearchParams(url.split('?', 2)[1] ?? '')
  const query = new URLSearchParams(
    PARAMETERS.flatMap(name => {
      const value = requested.get(name)
      return value ? [[name, value.slice(0, 40)]] : []
    }),
  )
  return query.size > 0 ? `?${query}` : ''
}

async function takePicture(address: string, signal: AbortSignal): Promise<Picture> {
  const answer = await fetch(address, {
    redirect: 'error',
    signal: AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]),
  })
  if (answer.status >= 500) throw new Error(`the image host answered ${answer.status}`)
  const bytes = Buffer.from(await answer.arrayBuffer())
  if (bytes.length > LARGEST_BYTES) throw new Error('the picture is too large')
  if (answer.status !== 200)
    return {
      status: answer.status === 400 ? 400 : 404,
      headers: { 'cache-control': 'no-store', 'content-type': 'text/plain; charset=utf-8' },
      bytes: Buffer.from('There is no such picture.'),
    }
  const headers = HANDED_ON.flatMap(name => {
    const value = answer.headers.get(name)
    return value ? [[name, value] as const] : []
  })
  return { status: 200, headers: Object.fromEntries(headers), bytes }
}
