import {
  GENERIC_ERROR,
  HttpError,
  PHOTO_MAX_BYTES,
  PHOTO_PART_BYTES,
  photoFileType,
  photoPath,
  photoProblemMessage,
  PHOTOS_AT_ONCE,
  PHOTOS_PATH,
  SdkError,
  siteLink,
  type Message,
  type Photo,
  type PhotoProblem,
} from '@wallart/sdk'
import type { Action, ActionRequest, ActionResult, UploadedFile } from '../../framework/action.ts'
import { withGenericError } from '../../framework/failure-result.server.ts'
import { inOpenSession } from '../../framework/sign-in-again.server.ts'

/** Adds photos to the album of the shopper; what is wrong with a file is told under its name. */
export const uploadPhotos: Action = {
  path: PHOTOS_PATH,
  beginsGuest: true,
  page: 'frame-my-photos',
  limit: { kind: 'photos' },
  maxFileBytes: PHOTO_MAX_BYTES,
  run: upload,
}

type Album = ActionRequest['visitor']['photos']

const UPLOAD_ID = /^[\w-]{16,64}$/

/** Adds a part of a photo, so that a line that breaks costs no more than that part. */
export const appendPhotoPart: Action = {
  path: `${PHOTOS_PATH}/parts`,
  beginsGuest: true,
  page: 'frame-my-photos',
  limit: { kind: 'photoParts' },
  maxFileBytes: PHOTO_PART_BYTES,
  run: append,
}

async function append(request: ActionRequest): Promise<ActionResult> {
  let result: ActionResult | undefined
  // Read to its end, so that a form that breaks off is refused as such.
  for await (const file of request.files) result ??= await appendPart(file, request)
  return result ?? invalidPhoto('', problemOf('photo-missing'))
}

async function appendPart(
  { name, fields, head, content, signal: formSignal }: UploadedFile,
  request: ActionRequest,
): Promise<ActionResult> {
  const { visitor, signal } = request
  const [offset, size] = [Number(fields.get('offset')), Number(fields.get('size'))]
  const uploadId = fields.get('upload') ?? ''
  if (!UPLOAD_ID.test(uploadId)) return invalidPhoto('', problemOf('photo-missing'))
  // Only the first part of a photo begins a guest.
  if (offset !== 0 && !visitor.session()) return { kind: 'done', data: { received: 0 } }
  const wrongType = offset === 0 ? typeProblem(head) : undefined
  if (wrongType) return invalidPhoto(name, wrongType)
  // The first part has shown that the session is good.
  if (offset === 0 || endsSoon(request)) await renewSession(request)
  try {
    const options = { signal: AbortSignal.any([signal, formSignal]) }
    const data = await visitor.photos.append({ uploadId, offset, size, file: content }, options)
    return { kind: 'done', data }
  } catch (error) {
    if (!SdkError.is(error)) throw error
    const problem = HttpError.is(error) && photoProblemMessage(error.problem)
    if (problem) return invalidPhoto(name, problem)
    return { kind: 'failed', errors: { [name]: [GENERIC_ERROR] }, cause: error }
  }
}

/** Before a file is sent, which can be sent only once. */
async function renewSession({ visitor, signal, takeTurn }: ActionRequest): Promise<void> {
  await takeTurn(() => visitor.photos.list({ signal }).catch(() => []))
}

const SOON_MS = 120_000

function endsSoon({ visitor, now }: ActionRequest): boolean {
  return (visitor.session()?.accessEndsAt ?? 0) < now() + SOON_MS
}

function typeProblem(head: UploadedFile['head']): Message | undefined {
  const type = photoFileType(head)
  if (type === 'heic') return problemOf('photo-heic')
  if (type === undefined) return problemOf(head.length === 0 ? 'photo-missing' : 'photo-wrong-type')
  return undefined
}

function invalidPhoto(name: string, problem: Message): ActionResult {
  return { kind: 'invalid', errors: { [name]: [problem] } }
}

async function upload(request: ActionRequest): Promise<ActionResult> {
  const { files, visitor, context, signal } = request
  const photos: Photo[] = []
  const errors = new Map<string, readonly Message[]>()
  let cause: SdkError | undefined
  let count = 0
  let isRenewed = false
  for await (const file of files) {
    count += 1
    const problem = count > PHOTOS_AT_ONCE ? problemOf('photo-too-many') : typeProblem(file.head)
    if (!problem && !isRenewed) {
      await renewSession(request)
      isRenewed = true
    }
    const outcome = problem ? { problem } : await store(file, visitor.photos, signal)
    if ('photo' in outcome) photos.push(outcome.photo)
    else errors.set(file.name, [outcome.problem])
    if ('cause' in outcome) cause = outcome.cause
  }
  if (count === 0) return { kind: 'invalid', errors: { '': [problemOf('photo-missing')] } }
  if (cause) return { kind: 'failed', errors: Object.fromEntries(errors), cause }
  if (errors.size > 0) return { kind: 'invalid', errors: Object.fromEntries(errors) }
  const [first] = photos
  const path = photos.length === 1 && first ? photoPath(first.upi) : `${PHOTOS_PATH}?added=${photos.length}`
  return { kind: 'done', data: { photos }, location: siteLink(path, context) }
}

type StoreOutcome =
  | { readonly photo: Photo }
  /** With a cause where it is not the file that is wrong. */
  | { readonly problem: Message; readonly cause?: SdkError }

async function store(
  { content, signal: formSignal }: UploadedFile,
  album: Album,
  signal: AbortSignal,
): Promise<StoreOutcome> {
  try {
    return { photo: await album.upload(content, { signal: AbortSignal.any([signal, formSignal]) }) }
  } catch (error) {
    if (!SdkError.is(error)) throw error
    const problem = HttpError.is(error) && photoProblemMessage(error.problem)
    return problem ? { problem } : { problem: GENERIC_ERROR, cause: error }
  }
}

function problemOf(problem: PhotoProblem): Message {
  return photoProblemMessage(problem) ?? GENERIC_ERROR
}

/** Deletes a photo for good. */
export const deletePhoto: Action = {
  path: `${PHOTOS_PATH}/delete`,
  page: 'frame-my-photos',
  limit: { kind: 'photoRemovals' },
  run: inOpenSession(PHOTOS_PATH, ({ fields, visitor, context }) =>
    withGenericError(async () => {
      const photoId = fields.get('photoId') ?? ''
      if (!/^[A-Z0-9]{10}$/.test(photoId)) return { kind: 'invalid', errors: { '': [GENERIC_ERROR] } }
      await visitor.photos.remove(photoId)
      return { kind: 'moved', location: siteLink(`${PHOTOS_PATH}?deleted=yes`, context) }
    }),
  ),
}
