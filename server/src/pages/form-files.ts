import { Readable } from 'node:stream'
import type { UploadedFile } from '@wallart/client/framework/action.ts'
import { PHOTO_HEAD_BYTES } from '@wallart/sdk'
import busboy from 'busboy'
import type { Request } from 'express'
import { watchSpeed, type LeastSpeed } from './watch-speed.ts'

const MAX_FILES = 20
const MAX_FIELD_BYTES = 1000

interface FormFile extends Pick<UploadedFile, 'name' | 'fields'> {
  readonly content: Readable
}

export interface FormFilesOptions {
  /** Without it a form brings no files. */
  readonly maxFileBytes: number | undefined
  /** How long the connection may be silent while the shop works: less than it stays open for. */
  readonly waitMs: number
}

/** The files of a form, each read as it arrives: none is ever in memory as a whole. */
export async function* formFiles(
  req: Request,
  { maxFileBytes, waitMs }: FormFilesOptions,
  leastSpeed?: LeastSpeed,
): AsyncGenerator<UploadedFile> {
  if (maxFileBytes === undefined || !req.is('multipart/form-data')) return
  const broken = new AbortController()
  let status = 400
  const onTooSlow = () => {
    status = 408
    broken.abort()
  }
  const stopWatching = watchSpeed(req, onTooSlow, leastSpeed)
  const late = new AbortController()
  const onTimeout = () => late.abort()
  req.res?.setTimeout(waitMs, onTimeout)
  const signal = AbortSignal.any([broken.signal, late.signal])
  try {
    for await (const file of parseForm(req, maxFileBytes, broken)) {
      const { name, fields, content }: FormFile = file
      const chunks = readBytes(content)
      const head = await readHead(chunks)
      // A field for files that was left empty is sent as a file without a name.
      if (name !== '' || head.length > 0)
        yield { name, fields, head, content: streamOf(head, chunks), signal }
      // By the same iterator: while there is one, the file does not resume.
      while (!(await chunks.next()).done) continue
    }
  } catch (error) {
    throw Object.assign(new Error('The form is broken.', { cause: error }), { status })
  } finally {
    stopWatching()
    req.res?.off('timeout', onTimeout)
    req.unpipe()
    req.resume()
  }
}

function parseForm(req: Request, maxFileBytes: number, broken: AbortController): Readable {
  const parser = busboy({
    headers: req.headers,
    defParamCharset: 'utf8',
    // One byte more than is allowed shows that there is more than is allowed.
    limits: { files: MAX_FILES, fileSize: maxFileBytes + 1, fields: MAX_FILES, fieldSize: MAX_FIELD_BYTES },
  })
  const files = new Readable({ objectMode: true, read: () => {} })
  const fields = new Map<string, string>()
  parser.on('field', (name, value) => void fields.set(name, value))
  parser.on('file', (_, content, { filename }) => {
    // A file may break off before it is its turn to be read.
    content.on('error', () => broken.abort())
    files.push({ name: filename ?? '', content, fields: new Map(fields) })
  })
  parser.on('close', () => files.push(null))
  parser.on('error', error => files.destroy(error instanceof Error ? error : new Error('broken form')))
  req.once('close', () => parser.destroy())
  broken.signal.addEventListener('abort', () => parser.destroy(new Error('broken form')))
  req.pipe(parser)
  return files
}

async function* readBytes(content: Readable): AsyncGenerator<Uint8Array, undefined> {
  for await (const chunk of content.iterator({ destroyOnReturn: false })) {
    if (!(chunk instanceof Uint8Array)) throw new TypeError('A file is made of bytes.')
    yield chunk
  }
}

/** The first chunks, however short they are, until they tell the kind of the file. */
async function readHead(chunks: AsyncIterator<Uint8Array, undefined>): Promise<Uint8Array> {
  let head: Uint8Array = new Uint8Array()
  while (head.length < PHOTO_HEAD_BYTES) {
    const { value } = await chunks.next()
    if (!value) break
    head = Buffer.concat([head, value])
  }
  return head
}

function streamOf(
  head: Uint8Array,
  chunks: AsyncIterator<Uint8Array, undefined>,
): ReadableStream<Uint8Array> {
  return new ReadableStream<Uint8Array>(
    {
      start(controller) {
        if (head.length > 0) controller.enqueue(head)
      },
      async pull(controller) {
        const { value } = await chunks.next()
        if (value) controller.enqueue(value)
        else controller.close()
      },
    },
    { highWaterMark: 0 },
  )
}
