import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** The codings a page is kept in. */
export type Coding = 'br' | 'gzip' | 'identity'

/** What a page answers, before it is bytes: the same for everybody who asks for its address. */
export interface PageAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** A page as the bytes that are sent. */
export interface StoredPage {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly etag: string
  /** How many bytes of memory it takes with what has been compressed so far. */
  readonly size: () => number
  /** The bytes in a coding, if they are there already. */
  readonly ready: (coding: Coding) => Buffer | undefined
  /** The bytes in a coding; they are compressed once, when somebody wants them first. */
  readonly bytes: (coding: Coding) => Promise<Buffer>
}

/** Keeps an answer as bytes. */
export function storedPage({ status, headers, body }: PageAnswer): StoredPage {
  const plain = Buffer.from(body)
  const etag = createHash('sha256').update(plain).digest('base64url').slice(0, 22)
  const done = new Map<Coding, Buffer>([['identity', plain]])
  const inFlight = new Map<Coding, Promise<Buffer>>()

  async function compressed(coding: Coding): Promise<Buffer> {
    const bytes = coding === 'br' ? await brotli(plain, brotliOptions(plain.length)) : await zip(plain)
    done.set(coding, bytes)
    inFlight.delete(coding)
    return bytes
  }

  return {
    status,
    headers,
    etag,
    size: () => [...done.values()].reduce((sum, { length }) => sum + length, 0),
    ready: coding => done.get(coding),
    async bytes(coding) {
      const found = done.get(coding)
      if (found) return found
      const started = inFlight.get(coding) ?? compressed(coding)
      inFlight.set(coding, started)
      return started
    },
  }
}

function brotliOptions(size: number) {
  return {
    params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: size },
  }
}
