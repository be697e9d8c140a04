import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

export type Coding = 'br' | 'gzip' | 'identity'

export interface PageAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

export interface StoredPage {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly etag: string
  readonly size: () => number
  readonly ready: (coding: Coding) => Buffer | undefined
  readonly bytes: (coding: Coding) => Promise<Buffer>
}

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
