import { PHOTO_ALBUM_PREVIEW_LIMIT, PHOTOS_PATH, recentUploads, RECENT_UPLOADS_LIMIT } from '@wallart/sdk'
import { useRef, useState } from 'react'
import { workPicture } from '../../catalogue/work-picture.ts'
import { usePhotoViewer } from '../../features/photo-viewer/use-photo-viewer.ts'
import { Link } from '../../framework/link.tsx'
import { useTranslate } from '../../i18n/translate.ts'
import { classes } from '../../ui/classes.ts'
import { Picture } from '../../ui/picture/picture.tsx'
import { ActionButton } from '../account/action-button.tsx'
import { albumMedium } from './album-medium.ts'
import { EnlargeLink } from './enlarge-link.tsx'
import type { PhotoTile } from './photos-view.ts'
import { useLoadingPictures } from './use-loading-pictures.ts'
import styles from './album.module.css'

interface AlbumProps {
  readonly photos: readonly PhotoTile[]
  readonly look: 'grid' | 'reel'
  /** All photos, each with the button that deletes it. */
  readonly showsAll?: boolean
  readonly isLoading: boolean
  /** The photo that is being framed. */
  readonly current?: string | undefined
}

export function Album({ photos, look, showsAll = false, isLoading, current }: AlbumProps) {
  const t = useTranslate()
  const ids = photos.map(({ photoId }) => photoId)
  const previewed = new Set(
    recentUploads(ids, look === 'grid' ? PHOTO_ALBUM_PREVIEW_LIMIT : RECENT_UPLOADS_LIMIT),
  )
  const shown = showsAll ? photos : photos.filter(({ photoId }) => previewed.has(photoId))
  const list = useRef<HTMLUListElement>(null)
  // All photos are fetched as they are scrolled to.
  const isFetching = useLoadingPictures(list, showsAll ? 0 : shown.length)
  const viewer = usePhotoViewer()
  const [viewed, setViewed] = useState(0)
  const tiles = shown.map((photo, index) => ({ photo, medium: albumMedium(photo, index + 1, t) }))
  return (
    <section aria-labelledby="album" className={styles.album}>
      <AlbumHead n={showsAll ? 0 : photos.length} />
      <output>{(isLoading || isFetching) && t({ code: 'photos.loading', message: 'Loading...' })}</output>
      {photos.length === 0 && !isLoading && (
        <p className={styles.empty}>
          {t({ code: 'photos.empty', message: 'Your uploaded images will be saved here' })}
        </p>
      )}
      {shown.length > 0 && (
        <ul ref={list} className={classes(styles.tiles, styles[look])}>
          {tiles.map(({ photo, medium }, index) => (
            <li key={photo.photoId}>
              <div className={styles.photo}>
                <Tile
                  photo={photo}
                  number={index + 1}
                  isCurrent={photo.photoId === current}
                  isEager={!showsAll}
                />
                <EnlargeLink
                  medium={medium}
                  onPrepare={viewer.prepare}
                  onOpen={event => {
                    setViewed(index)
                    viewer.open(event)
                  }}
                />
              </div>
              {showsAll && <DeleteButton photoId={photo.photoId} />}
            </li>
          ))}
        </ul>
      )}
      {viewer.Viewer && (
        <viewer.Viewer
          title={t({ code: 'photos.album', message: 'Your Photo Album' })}
          media={tiles.map(({ medium }) => medium)}
          index={viewed}
          onShow={setViewed}
          isOpen={viewer.isOpen}
          onClose={viewer.close}
        />
      )}
    </section>
  )
}

/** The heading, and the link to all n photos unless there is none. */
function AlbumHead({ n }: { readonly n: number }) {
  const t = useTranslate()
  return (
    <div className={styles.head}>
      <h2 id="album">{t({ code: 'photos.album', message: 'Your Photo Album' })}</h2>
      {n > 0 && (
        <Link to={`${PHOTOS_PATH}?album=all`}>
          {t({ code: 'photos.all', message: `All photos (${n})`, values: { n } })}
        </Link>
      )}
    </div>
  )
}

function DeleteButton({ photoId }: { readonly photoId: string }) {
  const t = useTranslate()
  return (
    <ActionButton
      action={`${PHOTOS_PATH}/delete`}
      fields={{ photoId }}
      confirmation={{
        code: 'photos.delete-question',
        message: 'Delete this photo for good? What you framed of it can no longer be ordered then.',
      }}
    >
      {t({ code: 'photos.delete', message: 'Delete for good' })}
    </ActionButton>
  )
}

interface TileProps {
  readonly photo: PhotoTile
  readonly number: number
  readonly isCurrent: boolean
  readonly isEager: boolean
}

function Tile({ photo: { href, imageId }, number, isCurrent, isEager }: TileProps) {
  const t = useTranslate()
  return (
    <Link to={href} className={styles.link} aria-current={isCurrent ? 'true' : undefined}>
      <Picture
        files={workPicture(imageId, 320)}
        sizes="160px"
        width={160}
        height={160}
        fit="cut"
        urgency={isEager ? 'eager' : 'lazy'}
        alt={t({ code: 'photos.frame-photo', message: `Frame photo ${number}`, values: { number } })}
      />
    </Link>
  )
}
