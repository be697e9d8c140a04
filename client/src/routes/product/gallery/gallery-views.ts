import {
  finishOf,
  finishTitle,
  GALLERY_SIZES,
  imageAddress,
  productVideo,
  THUMBNAIL_SIZE_PARAMETER,
  type ImageFormat,
  type ImageOptions,
} from '@wallart/sdk'
import { type Translate } from '../../../i18n/translate.ts'
import {
  VARIANT_PICTURE_SIZES,
  variantPictureUrl,
  variantPicture,
  type VariantPictureOptions,
} from '../../../catalogue/variant-picture.ts'
import { nameWithArtist } from '../../../catalogue/name-with-artist.ts'
import { workPicture } from '../../../catalogue/work-picture.ts'
import type { VariantView, WorkView } from '../../../catalogue/work-view.ts'
import { isFilm, type FilmMedium, type LargePicture } from '../../../features/photo-viewer/medium.ts'
import type { PictureFiles } from '../../../ui/picture/picture.tsx'
import { ROOM_VIEWS } from './room-views.ts'

export interface PictureView extends LargePicture {
  readonly thumbnail: PictureFiles
  /** The one file for a browser without scripts. */
  readonly src: string
}

export type GalleryView = PictureView | FilmMedium

const ROOM_SIZES = '(min-width: 992px) 734px, 134vw'
const ROOM_WIDEST = 960
const ZOOM_WIDEST = 1600
const VIEW_WIDTH = 640

export function isPicture(view: GalleryView): view is PictureView {
  return !isFilm(view)
}

/** Everything that the gallery of a work shows of one size and finish, the piece itself first, on a wall of that colour. */
export function galleryViews(
  work: WorkView,
  variant: VariantView,
  wall: string,
  t: Translate,
): readonly GalleryView[] {
  const pieceView = createPieceView(variant, wall)
  const finish = finishOf(variant)
  const name = `${nameWithArtist({ name: work.title, artist: work.artist }, t)}, ${t(finishTitle(finish))}`
  const hasDepth = finish.type !== 'print' && finish.type !== 'poster'
  const [first, ...rooms] = ROOM_VIEWS.map(room => roomView(name, variant, room, t))
  const film = filmView(variant, t)
  const side = { code: 'gallery.from-side', message: `${name}, from the side`, values: { name } }
  const sizes = { code: 'gallery.with-sizes', message: `${name}, with its measures`, values: { name } }
  return [
    pieceView('artwork', t({ code: 'gallery.artwork', message: 'Artwork' }), name),
    ...(first ? [first] : []),
    ...(hasDepth
      ? [
          pieceView('side', t({ code: 'gallery.from-the-side', message: 'From the side' }), t(side), {
            fromTheSide: true,
          }),
        ]
      : []),
    pieceView('size', t({ code: 'gallery.with-sizes-b', message: 'With sizes' }), t(sizes), {
      isMeasured: true,
    }),
    ...(film ? [film] : []),
    ...rooms,
  ]
}

function createPieceView(variant: VariantView, wall: string) {
  return (id: string, label: string, alt: string, options: VariantPictureOptions = {}): PictureView => {
    const url = (format: ImageFormat, width: number) =>
      variantPictureUrl(variant.imageId, wall, format, width, options)
    return {
      id,
      label,
      alt,
      thumbnail: thumbnailFiles(format => url(format, THUMBNAIL_SIZE_PARAMETER)),
      src: url('jpg', VIEW_WIDTH),
      get files() {
        return variantPicture(variant, wall, undefined, options)
      },
      sizes: VARIANT_PICTURE_SIZES,
      shape: 'square',
      get zoomed() {
        return variantPicture(variant, wall, ZOOM_WIDEST, options)
      },
      large: url('jpg', GALLERY_SIZES.zoom),
    }
  }
}

function roomView(
  name: string,
  { imageId }: VariantView,
  { id, name: roomLabel }: (typeof ROOM_VIEWS)[number],
  t: Translate,
): PictureView {
  const size = THUMBNAIL_SIZE_PARAMETER
  const roomName = t(roomLabel)
  const room = roomName.toLowerCase()
  const options: ImageOptions = { width: size, height: size, lifeStyle: id }
  return {
    id,
    label: roomName,
    alt: t({ code: 'gallery.in-room', message: `${name}, in a room: ${room}`, values: { name, room } }),
    thumbnail: thumbnailFiles(format => imageAddress(imageId, format, options)),
    src: imageAddress(imageId, 'jpg', { width: VIEW_WIDTH, lifeStyle: id }),
    get files() {
      return workPicture(imageId, ROOM_WIDEST, id)
    },
    sizes: ROOM_SIZES,
    shape: 'room',
    get zoomed() {
      return workPicture(imageId, ZOOM_WIDEST, id)
    },
    large: imageAddress(imageId, 'jpg', { width: GALLERY_SIZES.zoom, lifeStyle: id }),
  }
}

function filmView(variant: VariantView, t: Translate): FilmMedium | undefined {
  const film = productVideo(variant)
  if (!film) return undefined
  const { productTypeName: kind } = variant
  return {
    id: 'film',
    label: t({ code: 'gallery.how-it-is-made', message: 'How it is made' }),
    alt: t({ code: 'gallery.film', message: `Film: how this ${kind} is made`, values: { kind } }),
    film: `/clips/${film}.mp4`,
    poster: `/clips/${film}.jpg`,
  }
}

function thumbnailFiles(fileUrl: (format: ImageFormat) => string): PictureFiles {
  const srcSet = (format: ImageFormat) => `${fileUrl(format)} ${THUMBNAIL_SIZE_PARAMETER}w`
  return { avif: srcSet('avif'), src: fileUrl('jpg') }
}
