import {
  GENERIC_ERROR,
  PHOTO_HEAD_BYTES,
  PHOTO_MAX_BYTES,
  PHOTO_PART_BYTES,
  photoFileType,
  photoProblemMessage,
  type Message,
  type ReceivedPart,
} from '@wallart/sdk'
import { createIdempotencyKey } from '../../framework/submit-with-retry.ts'
import type { FormErrors } from '../../framework/action.ts'
import type { PhotoUploadsOptions, SendOutcome } from '../../stores/photo-uploads.ts'

/** What a browser can see to be wrong with a file before it is sent. */
export async function checkPhoto(file: File): Promise<Message | undefined> {
  const type = photoFileType(new Uint8Array(await file.slice(0, PHOTO_HEAD_BYTES).arrayBuffer()))
  if (type === 'heic') return photoProblemMessage('photo-heic')
  if (type === undefined) return photoProblemMessage('photo-wrong-type')
  return file.size > PHOTO_MAX_BYTES ? photoProblemMessage('photo-too-large') : undefined
}

interface Answer {
  readonly data?: ReceivedPart
  readonly errors?: FormErrors
}

const uploadIds = new WeakMap<File, string>()
const MOST_LOST = 6
const WAIT_MS = 1000

// The shop waits 30 seconds for a part, and takes what comes at 2 kB a second.
const LEAST_PART_BYTES = 60_000
const SLOW_MS = 15_000
const QUICK_MS = 5000

/** The shop answers or ends the connection sooner: a line that moves nothing for so long is not there any more. */
const SILENCE_MS = 40_000

type SendOptions = Parameters<PhotoUploadsOptions<File>['send']>[1]

/** Sends a photo part by part, smaller ones on a slow line; where it breaks, it waits and goes on with what the shop has not
 * received yet. */
export async function sendPhoto(action: string, file: File, options: SendOptions): Promise<SendOutcome> {
  const uploadId = uploadIds.get(file) ?? createIdempotencyKey()
  uploadIds.set(file, uploadId)
  let offset = 0
  let bytes = PHOTO_PART_BYTES
  let furthest = 0
  let lost = 0
  while (lost < MOST_LOST && !options.signal.aborted) {
    const startedAt = performance.now()
    const { status, answer } = await sendPart(`${action}/parts`, { uploadId, file, offset, bytes }, options)
    const { data, errors } = answer ?? {}
    const ms = performance.now() - startedAt
    if (ms > SLOW_MS) bytes = Math.max(LEAST_PART_BYTES, bytes / (data ? 2 : 4))
    else if (data && ms < QUICK_MS) bytes = Math.min(PHOTO_PART_BYTES, bytes * 2)
    if (data?.photo) return { kind: 'done', photo: data.photo }
    if (data && data.received !== offset) {
      // A shop that forgets parts would be sent them without end.
      if (data.received > furthest) lost = 0
      else if (data.received < offset) lost += 1
      furthest = Math.max(furthest, data.received)
      offset = data.received
      continue
    }
    const [error] = Object.values(errors ?? {}).flat()
    if (error && status < 500) return { kind: 'failed', error, canRetry: status !== 422 }
    lost += 1
    options.onLost()
    await connection(lost, options.signal)
  }
  return { kind: 'failed', error: GENERIC_ERROR, canRetry: true }
}

interface Part {
  readonly uploadId: string
  readonly file: File
  readonly offset: number
  readonly bytes: number
}

// Only this old way of asking tells how much has been sent.
function sendPart(
  address: string,
  { uploadId, file, offset, bytes }: Part,
  { onProgress, signal }: SendOptions,
): Promise<{ readonly status: number; readonly answer: Answer | null }> {
  return new Promise(resolve => {
    const request = new XMLHttpRequest()
    const body = new FormData()
    // The file last: its fields are read before it arrives.
    body.append('upload', uploadId)
    body.append('offset', String(offset))
    body.append('size', String(file.size))
    body.append('photos', file.slice(offset, offset + bytes), file.name)
    request.open('POST', address)
    request.setRequestHeader('accept', 'application/json')
    request.responseType = 'json'
    let timer: ReturnType<typeof setTimeout>
    const waitForMore = () => {
      clearTimeout(timer)
      timer = setTimeout(() => request.abort(), SILENCE_MS)
    }
    request.upload.addEventListener('progress', ({ loaded }) => {
      waitForMore()
      onProgress(Math.min(1, (offset + loaded) / file.size))
    })
    request.addEventListener('loadend', () => {
      clearTimeout(timer)
      resolve({ status: request.status, answer: request.response })
    })
    signal.addEventListener('abort', () => request.abort(), { once: true })
    waitForMore()
    request.send(body)
  })
}

/** Waits for the browser to be online again, else a while that grows. */
function connection(times: number, signal: AbortSignal): Promise<void> {
  return new Promise(resolve => {
    const done = () => {
      removeEventListener('online', done)
      signal.removeEventListener('abort', done)
      clearTimeout(timer)
      resolve()
    }
    const timer = navigator.onLine ? setTimeout(done, WAIT_MS * times) : undefined
    addEventListener('online', done)
    signal.addEventListener('abort', done)
  })
}
