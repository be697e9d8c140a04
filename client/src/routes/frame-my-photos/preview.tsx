import { imageAddress } from '@wallart/sdk'
import { useState } from 'react'
import { useGalleryWall } from '../../catalogue/use-gallery-wall.ts'
import { VARIANT_PICTURE_SIZES, variantPicture, variantPictureUrl } from '../../catalogue/variant-picture.ts'
import { workPicture } from '../../catalogue/work-picture.ts'
import type { LargePicture } from '../../features/photo-viewer/medium.ts'
import { usePhotoViewer } from '../../features/photo-viewer/use-photo-viewer.ts'
import { useTranslate, type Translate } from '../../i18n/translate.ts'
import { Button } from '../../ui/button/button.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import { EnlargeLink } from './enlarge-link.tsx'
import styles from './framing.module.css'
import type { FramedPhoto } from './photos-view.ts'

const ROOM = 'living-room'
const WIDEST = 1600

/** The photo in its frame, on the wall or in a room, and large in the viewer. */
export function Preview({ framed: { variant } }: { readonly framed: FramedPhoto }) {
  const t = useTranslate()
  const media = previewMedia(variant, useGalleryWall(), t)
  const viewer = usePhotoViewer()
  const [index, setIndex] = useState(0)
  const isInRoom = index > 0
  const medium = media[isInRoom ? 1 : 0]
  return (
    <div className={styles.preview}>
      <div className={styles.picture}>
        <Picture
          key={`${variant.imageId} ${isInRoom}`}
          files={medium.files}
          sizes={medium.sizes}
          width={800}
          height={800}
          fit={isInRoom ? 'cut' : 'whole'}
          alt={medium.alt}
          urgency="first"
        />
        <EnlargeLink medium={medium} onPrepare={viewer.prepare} onOpen={viewer.open} />
      </div>
      <Button aria-pressed={isInRoom} onClick={() => setIndex(isInRoom ? 0 : 1)}>
        {t({ code: 'photos.in-room', message: 'See it in a room' })}
      </Button>
      {viewer.Viewer && (
        <viewer.Viewer
          title={t({ code: 'photos.your-photo', message: 'Your photo' })}
          media={media}
          index={index}
          onShow={setIndex}
          isOpen={viewer.isOpen}
          onClose={viewer.close}
        />
      )}
    </div>
  )
}

function previewMedia(
  variant: FramedPhoto['variant'],
  wall: string,
  t: Translate,
): readonly [LargePicture, LargePicture] {
  const { imageId, productTypeName, displaySize } = variant
  const photo = t({ code: 'photos.your-photo', message: 'Your photo' })
  const alt = `${photo}, ${productTypeName}, ${displaySize}`
  const room = t({ code: 'gallery.living-room', message: 'Living room' }).toLowerCase()
  return [
    {
      id: 'wall',
      label: alt,
      alt,
      files: variantPicture(variant, wall),
      sizes: VARIANT_PICTURE_SIZES,
      zoomed: variantPicture(variant, wall, WIDEST),
      large: variantPictureUrl(imageId, wall, 'jpg', WIDEST),
      shape: 'square',
    },
    {
      id: ROOM,
      label: t({
        code: 'gallery.in-room',
        message: `${alt}, in a room: ${room}`,
        values: { name: alt, room },
      }),
      alt,
      files: workPicture(imageId, 1200, ROOM),
      sizes: VARIANT_PICTURE_SIZES,
      zoomed: workPicture(imageId, WIDEST, ROOM),
      large: imageAddress(imageId, 'jpg', { width: WIDEST, lifeStyle: ROOM }),
      shape: 'room',
    },
  ]
}
