import { galleryIndex } from '@wallart/sdk'
import { galleryPreviewEvent } from '@wallart/sdk/analytics'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { pushEvent } from '../../analytics/data-layer.ts'
import { useSay } from '../../app/say.ts'
import { isFilm, type GalleryView } from './gallery-views.ts'

interface ShownView {
  readonly at: number
  /** What a listener is told after somebody went to another view. */
  readonly said: string
  readonly show: (place: number) => void
}

/** Which view a gallery shows; another address begins again with the first one. */
export function useShownView(views: readonly GalleryView[], productId: string): ShownView {
  const { search } = useLocation()
  const [query, setQuery] = useState(search)
  const [selected, select] = useState(0)
  const [said, tell] = useState('')
  const say = useSay()
  const queryChanged = query !== search
  const at = galleryIndex({ selected, imageCount: views.length, queryChanged })
  if (queryChanged) {
    setQuery(search)
    select(at)
    tell('')
  }
  const show = (place: number) => {
    const next = views[place]
    if (!next || place === at) return
    select(place)
    const { label } = next
    const [number, count] = [place + 1, views.length]
    tell(
      say({
        code: 'gallery.shown',
        message: `${label}, picture ${number} of ${count}`,
        values: { label, number, count },
      }),
    )
    pushEvent(galleryPreviewEvent({ productId, index: place, media: isFilm(next) ? 'video' : 'image' }))
  }
  return { at, said, show }
}
