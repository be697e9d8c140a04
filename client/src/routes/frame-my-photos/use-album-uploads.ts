import { photoPath, PHOTOS_PATH } from '@wallart/sdk'
import { useState } from 'react'
import { useNotice } from '../../framework/use-notice.tsx'
import { useShopNavigate } from '../../framework/use-shop-navigate.ts'
import { createPhotoUploads, type PhotoUploads } from '../../stores/photo-uploads.ts'
import { focusHeading } from '../../ui/focus-heading.ts'
import { photosAdded } from './photo-texts.ts'
import { storeRecentUpload } from './recent-uploads.ts'
import { checkPhoto, sendPhoto } from './send-photo.ts'

/** The uploads of this page, which leads on to what came of them. */
export function useAlbumUploads(action: string): PhotoUploads<File> {
  const navigate = useShopNavigate()
  const notify = useNotice()
  const [store] = useState(() =>
    createPhotoUploads<File>({
      nameOf: ({ name }) => name,
      check: checkPhoto,
      send: (file, options) => sendPhoto(action, file, options),
      onUploaded: ({ upi }) => storeRecentUpload(upi),
      onSettled: photos => {
        const [first, ...others] = photos
        if (!first || others.length > 0) return navigate(`${PHOTOS_PATH}?added=${photos.length}`)
        leaveForm()
        notify({ tone: 'success', message: photosAdded(1) })
        navigate(photoPath(first.upi))
      },
    }),
  )
  return store
}

// The form makes room for the photo, and would take the focus along.
function leaveForm(): void {
  const { activeElement } = document
  if (activeElement === document.body || activeElement?.closest('main')) focusHeading({ preventScroll: true })
}
