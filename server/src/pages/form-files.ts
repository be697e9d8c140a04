import { Readable } from 'node:stream'
import type { UploadedFile } from '@wallart/client/framework/action.ts'
import busboy from 'busboy'
import type { Request } from 'express'

const MAX_FILES = 20
const MAX_FIELD_BYTES = 1000

interface FormFile extends Pick<UploadedFile, 'name' | 'fields'> {
  readonly content: Readable
}

/** The files of a form, each read as it arrives: none is ever in memory as a whole. */
export async function* formFiles(
  req: Request,
  maxFileBytes: number | undefined,
): AsyncGenerator<UploadedFile> {
  if (maxFileBytes === undefined || !req.is('multipart/form-data')) return
  const parser = busboy({
    headers: req.headers,
    defParamCharset: 'utf8',
    // One byte more than is allowed shows that there is more than is allowed.
    limits: { files: MAX_FILES, fileSize: maxFileBytes + 1, fields: MAX_FILES, fieldSize: MAX_FIELD_BYTES },
  })
  const files = new Readable({ objectMode: true, read: () => {} })
  const fields = new Map<string, string>()
  parser.on('field', (name, value) => void fields.set(name, value))
  parser.on('file', (_, content, { filename }) =>
    files.push({ name: filename ?? '', content, fields: new Map(fields) }),
  )
  parser.on('close', () => files.push(null))
  parser.on('error', error => files.destroy(error instanceof Error ? error : new Error('broken form')))
  req.once('close', () => parser.destroy())
  req.pipe(parser)
  try {
    for await (const file of files) {
      const { content }: FormFile = file
      const uploaded = await openFile(file)
      if (uploaded) yield uploaded
      content.resume()
    }
  } finally {
    req.unpipe(parser)
    req.resume()
  }
}

/** A field for files that was left empty is sent as a file without a name. */
async function openFile({ name, content, fields }: FormFile): Promise<UploadedFile | undefined> {
  const chunks = content.iterator({ destroyOnReturn: false })
  const first = await chunks.next()
  if (first.done)
    return name === '' ? undefined : { name, fields, head: new Uint8Array(), content: new Blob([]).stream() }
  let next: Promise<IteratorResult<unknown>> | IteratorResult<unknown> = first
  return {
    name,
    fields,
    head: toBytes(first.value),
    content: new ReadableStream<Uint8Array>(
      {
        async pull(controller) {
          const { done, value } = await next
          if (done) return controller.close()
          controller.enqueue(toBytes(value))
          next = chunks.next()
        },
      },
      { highWaterMark: 0 },
    ),
  }
}

function toBytes(chunk: unknown): Uint8Array {
  if (chunk instanceof Uint8Array) return chunk
  throw new TypeError('A file is made of bytes.')
}
