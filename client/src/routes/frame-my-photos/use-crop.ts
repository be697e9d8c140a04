import { formatPhotoUpi, photoPath, WHOLE_CROP, type PhotoCrop } from '@wallart/sdk'
import { useEffect, useRef, useState } from 'react'
import { useShopNavigate } from '../../framework/use-shop-navigate.ts'
import type { CropView } from './photos-view.ts'

const SETTLE_MS = 400

/** Shows a crop at once; the page follows when the hand rests. */
export function useCrop({ key }: CropView, onPending: (upi: string) => void) {
  const navigate = useShopNavigate()
  const [crop, setCrop] = useState(key.crop ?? WHOLE_CROP)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const change = (next: PhotoCrop) => {
    setCrop(next)
    clearTimeout(timer.current)
    const upi = formatPhotoUpi({ ...key, crop: next })
    onPending(upi)
    timer.current = setTimeout(
      () => navigate(photoPath(upi), { replace: true, preventScrollReset: true }),
      SETTLE_MS,
    )
  }
  return { crop, change }
}
