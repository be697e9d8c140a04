import { useTranslate } from '../../i18n/translate.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { HiddenText } from '../../ui/hidden-text.tsx'
import { isFilm, type Medium } from './medium.ts'
import styles from './photo-viewer.module.css'
import { useKeys } from './use-keys.ts'
import { ViewedFilm } from './viewed-film.tsx'
import { ViewedPicture } from './viewed-picture.tsx'

export interface PhotoViewerProps {
  readonly title: string
  readonly media: readonly Medium[]
  /** Which of them is shown. */
  readonly index: number
  readonly onShow: (index: number) => void
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** Pictures and films one at a time, as large as the window. */
export function PhotoViewer({ title, media, index, onShow, isOpen, onClose }: PhotoViewerProps) {
  const t = useTranslate()
  const medium = media[index] ?? media[0]
  const at = medium ? media.indexOf(medium) : 0
  const count = media.length
  const show = (next: number) => onShow((next + count) % count)
  const step = (by: number) => show(at + by)
  if (!medium) return null
  const [number, { label }] = [at + 1, medium]
  const position = count > 1 ? `${number} / ${count}` : ''
  return (
    <Dialog title={title} isOpen={isOpen} onClose={onClose} position="full">
      <div className={styles.viewer}>
        {isFilm(medium) ? (
          <ViewedFilm key={medium.id} medium={medium} position={position} step={step} />
        ) : (
          <ViewedPicture key={medium.id} medium={medium} position={position} step={step} />
        )}
        <EndKeys show={show} count={count} />
        <output>
          <HiddenText>
            {t({
              code: 'gallery.shown',
              message: `${label}, picture ${number} of ${count}`,
              values: { label, number, count },
            })}
          </HiddenText>
        </output>
      </div>
    </Dialog>
  )
}

interface EndKeysProps {
  readonly show: (index: number) => void
  readonly count: number
}

function EndKeys({ show, count }: EndKeysProps) {
  useKeys({ Home: () => show(0), End: () => show(count - 1) })
  return null
}
