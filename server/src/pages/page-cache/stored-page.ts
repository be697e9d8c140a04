import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const unpackBrotli = promisify(brotliDecompress)
const zip = promisify(gzip)

export type Coding = 'br' | 'gzip' | 'identity'

interface PageHead {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
}

export interface PageAnswer extends PageHead {
  readonly body: string
}

interface PackedAnswer extends PageHead {
  readonly etag: string
  readonly packed: Buffer
}

export interface StoredPage extends PageHead {
  readonly etag: string
  readonly size: () => number
  readonly ready: (coding: Coding) => Buffer | undefined
  readonly bytes: (coding: Coding) => Promise<Buffer>
  /** Compresses the page, and drops the text unless a client wanted it as it is. */
  readonly pack: () => Promise<void>
  readonly onResize: (listener: () => void) => void
}

export function storedPage({ body, ...head }: PageAnswer): StoredPage {
  const plain = Buffer.from(body)
  const etag = createHash('sha256').update(plain).digest('base64url').slice(0, 22)
  return openPage({ ...head, etag }, ['identity', plain])
}

export function unpackPage({ packed, ...head }: PackedAnswer): StoredPage {
  return openPage(head, ['br', packed])
}

function openPage(head: PageHead & { readonly etag: string }, only: readonly [Coding, Buffer]): StoredPage {
  const done = new Map<Coding, Buffer>([only])
  const inFlight = new Map<Coding, Promise<Buffer>>()
  const wanted = new Set<Coding>()
  let onResize: (() => void) | undefined

  async function plain(): Promise<Buffer> {
    return done.get('identity') ?? unpackBrotli(done.get('br') ?? Buffer.alloc(0))
  }

  async function make(coding: Coding): Promise<Buffer> {
    const text = await plain()
    if (coding === 'identity') return text
    return coding === 'br' ? brotli(text, brotliOptions(text.length)) : zip(text)
  }

  async function add(coding: Coding): Promise<Buffer> {
    const bytes = await make(coding).finally(() => inFlight.delete(coding))
    done.set(coding, bytes)
    onResize?.()
    return bytes
  }

  async function bytesOf(coding: Coding): Promise<Buffer> {
    const found = done.get(coding)
    if (found) return found
    const started = inFlight.get(coding) ?? add(coding)
    inFlight.set(coding, started)
    return started
  }

  return {
    ...head,
    size: () => [...done.values()].reduce((sum, { length }) => sum + length, 0),
    ready(coding) {
      wanted.add(coding)
      return done.get(coding)
    },
    bytes(coding) {
      wanted.add(coding)
      return bytesOf(coding)
    },
    async pack() {
      await bytesOf('br')
      if (wanted.has('identity')) return
      done.delete('identity')
      onResize?.()
    },
    onResize(listener) {
      onResize = listener
    },
  }
}

function brotliOptions(size: number) {
  return {
    params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: size },
  }
}
