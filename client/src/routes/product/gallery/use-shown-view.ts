import { galleryIndex } from '@wallart/sdk'
import { galleryPreviewEvent } from '@wallart/sdk/analytics'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { pushEvent } from '../../../analytics/data-layer.ts'
import { useTranslate } from '../../../i18n/translate.ts'
import { isFilm } from '../../../features/photo-viewer/medium.ts'
import type { GalleryView } from './gallery-views.ts'

interface ShownView {
  readonly at: number
  readonly message: string
  readonly show: (index: number) => void
}

/** Which view a gallery shows; another address begins again with the first one. */
export function useShownView(views: readonly GalleryView[], productId: string): ShownView {
  const { search } = useLocation()
  const [query, setQuery] = useState(search)
  const [selected, setSelected] = useState(0)
  const [announcement, setAnnouncement] = useState('')
  const t = useTranslate()
  const queryChanged = query !== search
  const at = galleryIndex({ selected, imageCount: views.length, queryChanged })
  if (queryChanged) {
    setQuery(search)
    setSelected(at)
    setAnnouncement('')
  }
  const show = (index: number) => {
    const next = views[index]
    if (!next || index === at) return
    setSelected(index)
    const { label } = next
    const [number, count] = [index + 1, views.length]
    setAnnouncement(
      t({
        code: 'gallery.shown',
        message: `${label}, picture ${number} of ${count}`,
        values: { label, number, count },
      }),
    )
    pushEvent(galleryPreviewEvent({ productId, index, media: isFilm(next) ? 'video' : 'image' }))
  }
  return { at, message: announcement, show }
}
