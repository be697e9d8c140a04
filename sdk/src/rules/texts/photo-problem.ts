import type { Message } from '../../model/message.ts'

/** Why a file cannot become a photo of the album, as the photo service names it. */
export type PhotoProblem =
  | 'photo-wrong-type'
  | 'photo-heic'
  | 'photo-too-large'
  | 'photo-too-many-pixels'
  | 'photo-too-small'
  | 'photo-damaged'
  | 'photo-missing'
  | 'photo-too-many'
  | 'photo-album-full'

const MESSAGES: Readonly<Record<PhotoProblem, Message>> = {
  'photo-wrong-type': {
    code: 'photos.wrong-type',
    message: 'This file is not a photo that we can print. Please choose a JPEG, PNG or WebP file.',
  },
  'photo-heic': {
    code: 'photos.heic',
    message:
      'This is a HEIC photo. Export it as a JPEG first: on an iPhone, set Camera, Formats to “Most Compatible”; on a Mac, choose Export in Photos or Preview.',
  },
  'photo-too-large': { code: 'photos.too-large', message: 'This file is larger than 10 MB.' },
  'photo-too-many-pixels': {
    code: 'photos.too-many-pixels',
    message: 'This photo has more than 40 megapixels.',
  },
  'photo-too-small': {
    code: 'photos.too-small',
    message: 'This photo is too small to print: its shorter side needs at least 800 pixels.',
  },
  'photo-damaged': {
    code: 'photos.damaged',
    message: 'This file is damaged or incomplete. Please choose the original photo.',
  },
  'photo-missing': { code: 'photos.missing', message: 'Please choose a photo.' },
  'photo-too-many': { code: 'photos.too-many', message: 'You can upload at most 10 photos at once.' },
  'photo-album-full': {
    code: 'photos.album-full',
    message: 'Your album is full. Please delete a photo before you add another.',
  },
}

/** The sentence for a problem that the photo service names; undefined for any other. */
export function photoProblemMessage(problem: string | undefined): Message | undefined {
  return problem !== undefined && isPhotoProblem(problem) ? MESSAGES[problem] : undefined
}

function isPhotoProblem(problem: string): problem is PhotoProblem {
  return Object.hasOwn(MESSAGES, problem)
}
