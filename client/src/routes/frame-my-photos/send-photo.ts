import {
  GENERIC_ERROR,
  PHOTO_HEAD_BYTES,
  PHOTO_MAX_BYTES,
  photoFileType,
  photoProblemMessage,
  type Message,
  type Photo,
} from '@wallart/sdk'
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
  readonly data?: { readonly photos: readonly Photo[] }
  readonly errors?: FormErrors
}

// Only this old way of asking tells how much has been sent.
export function sendPhoto(
  action: string,
  file: File,
  { onProgress, signal }: Parameters<PhotoUploadsOptions<File>['send']>[1],
): Promise<SendOutcome> {
  return new Promise(resolve => {
    const request = new XMLHttpRequest()
    const body = new FormData()
    body.append('photos', file)
    request.open('POST', action)
    request.setRequestHeader('accept', 'application/json')
    request.responseType = 'json'
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(total > 0 ? loaded / total : 0),
    )
    request.addEventListener('loadend', () => resolve(outcomeOf(request.status, request.response)))
    signal.addEventListener('abort', () => request.abort(), { once: true })
    request.send(body)
  })
}

function outcomeOf(status: number, answer: Answer | null): SendOutcome {
  const [photo] = answer?.data?.photos ?? []
  if (photo) return { kind: 'done', photo }
  const [error = GENERIC_ERROR] = Object.values(answer?.errors ?? {}).flat()
  return { kind: 'failed', error, canRetry: status !== 422 || error.code === GENERIC_ERROR.code }
}
