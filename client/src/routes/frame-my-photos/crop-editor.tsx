import { CROP_STEPS, formatPhotoUpi, PHOTOS_PATH, siteLink, type Message, type PhotoCrop } from '@wallart/sdk'
import { useSite } from '../../i18n/site-context.ts'
import { useTranslate } from '../../i18n/translate.ts'
import { Button } from '../../ui/button/button.tsx'
import styles from './crop-editor.module.css'
import { CropStage } from './crop-stage.tsx'
import type { CropView } from './photos-view.ts'
import { useCrop } from './use-crop.ts'

const FIELDS: readonly (readonly [name: keyof PhotoCrop, label: Message])[] = [
  ['zoom', { code: 'photos.crop-zoom', message: 'Closer' }],
  ['x', { code: 'photos.crop-x', message: 'Left to right' }],
  ['y', { code: 'photos.crop-y', message: 'Top to bottom' }],
]

interface CropEditorProps {
  readonly cropping: CropView
  /** Hears of a crop before the page has followed. */
  readonly onPending: (upi: string) => void
}

/** What of the whole photo is printed: pulled over it, or moved by three sliders. */
export function CropEditor({ cropping, onPending }: CropEditorProps) {
  const t = useTranslate()
  const action = siteLink(PHOTOS_PATH, useSite())
  const { crop, change } = useCrop(cropping, onPending)
  return (
    <form method="get" action={action} className={styles.editor} onSubmit={event => event.preventDefault()}>
      <input type="hidden" name="upi" value={formatPhotoUpi(cropping.key)} />
      <CropStage cropping={cropping} crop={crop} onChange={change} />
      <div className={styles.sliders}>
        {FIELDS.map(([name, label]) => (
          <label key={name}>
            <span>{t(label)}</span>
            <input
              type="range"
              name={name}
              min="0"
              max={CROP_STEPS[name]}
              value={crop[name]}
              onChange={({ currentTarget }) => change({ ...crop, [name]: currentTarget.valueAsNumber })}
            />
          </label>
        ))}
      </div>
      <noscript>
        <Button type="submit">{t({ code: 'photos.crop-apply', message: 'Crop' })}</Button>
      </noscript>
    </form>
  )
}
