import type { Message } from '@wallart/sdk'
import { useEffect, useState } from 'react'
import { useFormState } from '../../framework/use-form-state.ts'
import { usePage } from '../../framework/use-page.ts'
import { useTranslate } from '../../i18n/translate.ts'
import { SavedNotice } from '../account/saved-notice.tsx'
import { Album } from './album.tsx'
import { Framing } from './framing.tsx'
import { photosAdded, PRIVACY, TITLE } from './photo-texts.ts'
import type { PhotosView } from './photos-view.ts'
import { pruneRecentUploads } from './recent-uploads.ts'
import { Uploader } from './uploader.tsx'
import { useAlbumUploads } from './use-album-uploads.ts'
import styles from './page.module.css'

const STEPS: readonly Message[] = [
  { code: 'photos.step-upload', message: 'Upload a photo from your phone or computer.' },
  { code: 'photos.step-choose', message: 'Choose crop, size and frame. We tell you which sizes are sharp.' },
  { code: 'photos.step-hang', message: 'Hang it. It arrives framed, with everything it needs.' },
]

export function Component() {
  const { photos, framed, notice, showsAll } = usePage<PhotosView>()
  const t = useTranslate()
  const uploads = useAlbumUploads()
  const [isUploading, setUploading] = useState(false)
  useEffect(() => pruneRecentUploads(photos.map(({ upi }) => upi)), [photos])
  return (
    <div className={styles.page}>
      <title>{t(TITLE)}</title>
      <meta name="robots" content="noindex, follow" />
      <header className={styles.head}>
        <h1>{t(TITLE)}</h1>
        {!framed && (
          <p>
            {t({
              code: 'photos.lead',
              message: 'Your own pictures, printed and framed as carefully as any other work of ours.',
            })}
          </p>
        )}
      </header>
      <SavedNotice message={noticeText(notice)} />
      <Problems />
      {framed ? (
        <Framing framed={framed} />
      ) : (
        <div className={styles.start}>
          <Uploader store={uploads} isSmall={false} onBusy={setUploading} />
          <ol className={styles.steps}>
            {STEPS.map(step => (
              <li key={step.code}>{t(step)}</li>
            ))}
          </ol>
        </div>
      )}
      <Album
        photos={photos}
        look={framed ? 'reel' : 'grid'}
        showsAll={showsAll}
        isLoading={isUploading}
        current={framed?.photoId}
      />
      {framed && <Uploader store={uploads} isSmall onBusy={setUploading} />}
      <p className={styles.privacy}>{t(PRIVACY)}</p>
    </div>
  )
}

// What was wrong with the files of a form that was sent without scripts.
function Problems() {
  const { errors } = useFormState()
  const t = useTranslate()
  const entries = Object.entries(errors)
  if (entries.length === 0) return null
  return (
    <ul role="alert" className={styles.problems}>
      {entries.map(([name, messages]) => (
        <li key={name}>
          {name && <strong>{name}: </strong>}
          {messages.map(t).join(' ')}
        </li>
      ))}
    </ul>
  )
}

function noticeText(notice: PhotosView['notice']): Message | undefined {
  if (!notice) return undefined
  if (notice.kind === 'deleted') return { code: 'photos.deleted', message: 'The photo was deleted for good.' }
  return photosAdded(notice.count)
}
