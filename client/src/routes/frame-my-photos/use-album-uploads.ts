import { photoPath, PHOTOS_PATH } from '@wallart/sdk'
import { useState } from 'react'
import { useLeadOn } from '../../framework/use-lead-on.ts'
import { useNotice } from '../../framework/use-notice.tsx'
import { createPhotoUploads, type PhotoUploads } from '../../stores/photo-uploads.ts'
import { focusHeading } from '../../ui/focus-heading.ts'
import { photosAdded, TITLE } from './photo-texts.ts'
import { storeRecentUpload } from './recent-uploads.ts'
import { checkPhoto, sendPhoto } from './send-photo.ts'

/** The uploads of this page, which leads on to what came of them. */
export function useAlbumUploads(action: string): PhotoUploads<File> {
  const beginToLead = useLeadOn()
  const notify = useNotice()
  const [store] = useState(() => {
    let leadOn = beginToLead()
    return createPhotoUploads<File>({
      nameOf: ({ name }) => name,
      check: checkPhoto,
      send: (file, options) => {
        leadOn = beginToLead()
        return sendPhoto(action, file, options)
      },
      onUploaded: ({ upi }) => storeRecentUpload(upi),
      onSettled: photos => {
        const [first, ...others] = photos
        const framed = others.length === 0 ? first : undefined
        const path = framed ? photoPath(framed.upi) : `${PHOTOS_PATH}?added=${photos.length}`
        const isLedOn = leadOn(path)
        if (isLedOn && framed) leaveForm()
        // The album says it of several.
        if (framed || !isLedOn)
          notify({
            tone: 'success',
            message: photosAdded(photos.length),
            ...(!isLedOn && { link: { path, text: TITLE } }),
          })
      },
    })
  })
  return store
}

// The form makes room for the photo, and would take the focus along.
function leaveForm(): void {
  const { activeElement } = document
  if (activeElement === document.body || activeElement?.closest('main')) focusHeading({ preventScroll: true })
}
