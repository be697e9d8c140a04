import { useState } from 'react'
import { Picture } from '../../../ui/picture/picture.tsx'
import type { PictureView } from './gallery-views.ts'
import styles from './gallery.module.css'

/** A picture that gives way to the next one only when that one is there. */
export function SteadyPicture({ view }: { readonly view: PictureView }) {
  const [shown, setShown] = useState(view)
  const [first] = useState(view.src)
  const isSame = view.src === shown.src
  return (isSame ? [view] : [shown, view]).map(each => (
    <div
      key={each.src}
      className={styles.view}
      data-shape={each.shape}
      data-coming={(!isSame && each === view) || undefined}
    >
      <Picture
        files={each.files}
        sizes={each.sizes}
        width={640}
        height={each.shape === 'room' ? 480 : 640}
        alt={each === view ? each.alt : ''}
        urgency={each.src === first ? 'first' : 'eager'}
        fit={each.shape === 'room' ? 'cut' : 'whole'}
        onSettled={() => setShown(view)}
      />
    </div>
  ))
}
