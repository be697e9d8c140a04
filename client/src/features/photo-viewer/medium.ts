import { isMp4 } from '@wallart/sdk'
import type { PictureFiles } from '../../ui/picture/picture.tsx'

interface NamedMedium {
  readonly id: string
  /** What is seen, in a word or two. */
  readonly label: string
  readonly alt: string
}

export interface PictureMedium extends NamedMedium {
  /** What the page shows already; it stands in for the large one. */
  readonly files: PictureFiles
  readonly sizes: string
  readonly zoomed: PictureFiles
  readonly shape: 'square' | 'room'
}

/** A picture with the address of its large file, for browsers without scripts. */
export interface LargePicture extends PictureMedium {
  readonly large: string
}

export interface FilmMedium extends NamedMedium {
  readonly film: string
  readonly poster: string
}

/** What a photo viewer shows. */
export type Medium = PictureMedium | FilmMedium

export function isFilm(medium: Medium): medium is FilmMedium {
  return 'film' in medium && isMp4(medium.film)
}
