import { siteLink, PHOTOS_PATH } from '@wallart/sdk'
import { useEffect, useRef } from 'react'
import { useStore } from '../../framework/use-store.ts'
import { useSite } from '../../i18n/site-context.ts'
import { useTranslate } from '../../i18n/translate.ts'
import type { PhotoUpload, PhotoUploads } from '../../stores/photo-uploads.ts'
import { Button } from '../../ui/button/button.tsx'
import { classes } from '../../ui/classes.ts'
import { Progress } from '../../ui/progress/progress.tsx'
import { CHOOSE_LABEL, LIMITS } from './photo-texts.ts'
import styles from './uploader.module.css'
import { useDroppedFiles } from './use-dropped-files.ts'

const ACCEPTED = 'image/jpeg,image/png,image/webp,image/heic,image/heif'

interface UploaderProps {
  readonly store: PhotoUploads<File>
  /** Beside a photo that is being framed it takes less room. */
  readonly isSmall: boolean
  readonly onBusy: (isBusy: boolean) => void
}

export function Uploader({ store, isSmall, onBusy }: UploaderProps) {
  const t = useTranslate()
  const action = siteLink(PHOTOS_PATH, useSite())
  const isOver = useDroppedFiles(store.add)
  const { uploads, problem } = useStore(store)
  const isBusy = uploads.some(({ status }) => status !== 'failed')
  useEffect(() => onBusy(isBusy), [onBusy, isBusy])

  const input = useRef<HTMLInputElement>(null)
  // Photos may be chosen before there is anyone to tell of it.
  useEffect(() => takeFiles(input.current, store), [store])

  return (
    <form
      method="post"
      action={action}
      encType="multipart/form-data"
      className={classes(styles.uploader, isSmall && styles.small, isOver && styles.over)}
      onSubmit={event => event.preventDefault()}
    >
      <div className={styles.zone}>
        <label className={styles.choose}>
          <span>{t(CHOOSE_LABEL)}</span>
          <input
            type="file"
            name="photos"
            multiple
            accept={ACCEPTED}
            aria-describedby="photo-limits"
            ref={input}
            onChange={({ currentTarget }) => takeFiles(currentTarget, store)}
          />
        </label>
        <p className={styles.hint}>
          {t({ code: 'photos.drop', message: 'or drop them here, or paste them.' })}
        </p>
        <p id="photo-limits" className={styles.limits}>
          {t(LIMITS)}
        </p>
        <div className={styles.submit}>
          <Button type="submit" look="primary">
            {t({ code: 'photos.upload', message: 'Upload' })}
          </Button>
        </div>
      </div>
      <output className={styles.status}>{problem && t(problem)}</output>
      {uploads.length > 0 && (
        <ul className={styles.uploads}>
          {uploads.map(upload => (
            <Upload
              key={upload.id}
              upload={upload}
              onCancel={() => store.cancel(upload.id)}
              onRetry={() => store.retry(upload.id)}
            />
          ))}
        </ul>
      )}
    </form>
  )
}

function takeFiles(input: HTMLInputElement | null, { add }: PhotoUploads<File>): void {
  if (!input?.files?.length) return
  add([...input.files])
  input.value = ''
}

interface UploadProps {
  readonly upload: PhotoUpload
  readonly onCancel: () => void
  readonly onRetry: () => void
}

function Upload({ upload, onCancel, onRetry }: UploadProps) {
  const { name, status, progress, error, canRetry } = upload
  const t = useTranslate()
  const percent = Math.round(progress * 100)
  return (
    <li className={styles.upload}>
      {status === 'failed' ? (
        <p role="alert" className={styles.failed}>
          <strong>{name}</strong> {error && t(error)}
        </p>
      ) : (
        <Progress
          label={name}
          {...(status !== 'saving' && { value: percent })}
          text={statusText(status, percent, t)}
        />
      )}
      {canRetry && status === 'failed' && (
        <Button onClick={onRetry}>{t({ code: 'photos.retry', message: 'Try again' })}</Button>
      )}
      <Button look="quiet" onClick={onCancel} aria-label={removeLabel(status, name, t)}>
        {status === 'failed'
          ? t({ code: 'common.remove', message: 'Remove' })
          : t({ code: 'account.cancel', message: 'Cancel' })}
      </Button>
    </li>
  )
}

function statusText(
  status: PhotoUpload['status'],
  percent: number,
  t: ReturnType<typeof useTranslate>,
): string {
  if (status === 'saving') return t({ code: 'photos.preparing', message: 'Preparing…' })
  return status === 'paused'
    ? t({ code: 'photos.paused', message: 'No connection. It goes on by itself.' })
    : `${percent} %`
}

function removeLabel(
  status: PhotoUpload['status'],
  name: string,
  t: ReturnType<typeof useTranslate>,
): string {
  return status === 'failed'
    ? t({ code: 'photos.remove-failed', message: `Remove ${name}`, values: { name } })
    : t({ code: 'photos.cancel-upload', message: `Cancel ${name}`, values: { name } })
}
