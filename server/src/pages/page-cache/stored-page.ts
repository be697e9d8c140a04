import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import {
  brotliCompress,
  brotliCompressSync,
  brotliDecompress,
  brotliDecompressSync,
  constants,
  gzipSync,
} from 'node:zlib'

const brotli = promisify(brotliCompress)
const unbrotli = promisify(brotliDecompress)

const LONGEST_PAGE = 8 * 1024 ** 2

export type Coding = 'br' | 'gzip' | 'identity'

interface PageHead {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
}

export interface PageAnswer extends PageHead {
  readonly body: string | Buffer
}

interface PackedAnswer extends PageHead {
  readonly etag: string
  readonly packed: Buffer
}

export interface StoredPage extends PageHead {
  readonly etag: string
  readonly size: () => number
  readonly bytes: (coding: Coding) => Buffer
  /** Compresses the page, and drops the text unless a client wanted it as it is. */
  readonly pack: () => void
  /** Compresses the page once more, as small as pays for one that is sent again. */
  readonly packSmall: () => Promise<void>
  readonly onResize: (listener: () => void) => void
}

export function storedPage({ body, ...head }: PageAnswer): StoredPage {
  const plain = typeof body === 'string' ? Buffer.from(body) : body
  return openPage({ ...head, etag: hashPage(plain) }, ['identity', plain])
}

/** None where the bytes are not those of the page. */
export async function unpackPage({ packed, ...head }: PackedAnswer): Promise<StoredPage | undefined> {
  const plain = await unbrotli(packed, { maxOutputLength: LONGEST_PAGE }).catch(() => undefined)
  return plain && hashPage(plain) === head.etag ? openPage(head, ['br', packed]) : undefined
}

function hashPage(plain: Buffer): string {
  return createHash('sha256').update(plain).digest('base64url').slice(0, 22)
}

function openPage(head: PageHead & { readonly etag: string }, only: readonly [Coding, Buffer]): StoredPage {
  const done = new Map<Coding, Buffer>([only])
  const wanted = new Set<Coding>()
  let onResize: (() => void) | undefined

  const plain = () => done.get('identity') ?? brotliDecompressSync(done.get('br') ?? Buffer.alloc(0))

  // Compressing a page quickly takes about as long as handing it to another thread.
  function add(coding: Coding): Buffer {
    const text = plain()
    const bytes =
      coding === 'br' ? brotliCompressSync(text, quality(QUICK)) : coding === 'gzip' ? gzipSync(text) : text
    done.set(coding, bytes)
    if (done.has('br') && !wanted.has('identity')) done.delete('identity')
    onResize?.()
    return bytes
  }

  return {
    ...head,
    size: () => [...done.values()].reduce((sum, { length }) => sum + length, 0),
    bytes(coding) {
      wanted.add(coding)
      return done.get(coding) ?? add(coding)
    },
    pack() {
      if (!done.has('br')) add('br')
    },
    async packSmall() {
      done.set('br', await brotli(plain(), quality(SMALL)))
      onResize?.()
    },
    onResize(listener) {
      onResize = listener
    },
  }
}

/** A third quicker than the next one, which is 5 % smaller; what is sent again is compressed once more. */
const QUICK = 3

/** A tenth smaller than that and fifty times slower; the next step would take 150 times as long for another 2 %. */
const SMALL = 10

const quality = (value: number) => ({ params: { [constants.BROTLI_PARAM_QUALITY]: value } })
