import { photoPath, PHOTOS_PATH } from '@wallart/sdk'
import { useState } from 'react'
import { useShopNavigate } from '../../framework/use-shop-navigate.ts'
import { createPhotoUploads, type PhotoUploads } from '../../stores/photo-uploads.ts'
import { storeRecentUpload } from './recent-uploads.ts'
import { checkPhoto, sendPhoto } from './send-photo.ts'

/** The uploads of this page, which leads on to what came of them. */
export function useAlbumUploads(action: string): PhotoUploads<File> {
  const navigate = useShopNavigate()
  const [store] = useState(() =>
    createPhotoUploads<File>({
      nameOf: ({ name }) => name,
      check: checkPhoto,
      send: (file, options) => sendPhoto(action, file, options),
      onUploaded: ({ upi }) => storeRecentUpload(upi),
      onSettled: photos => {
        const [first] = photos
        navigate(
          photos.length === 1 && first ? photoPath(first.upi) : `${PHOTOS_PATH}?added=${photos.length}`,
        )
      },
    }),
  )
  return store
}
