import { photoPath, PHOTOS_PATH, siteLink, type Photo } from '@wallart/sdk'
import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router-dom'
import { useLeadOn } from '../../framework/use-lead-on.ts'
import { useNotice } from '../../framework/use-notice.tsx'
import { useSite } from '../../i18n/site-context.ts'
import { createPhotoUploads, type PhotoUploads } from '../../stores/photo-uploads.ts'
import { focusHeading } from '../../ui/focus-heading.ts'
import { photosAdded, TITLE } from './photo-texts.ts'
import { storeRecentUpload } from './recent-uploads.ts'
import { checkPhoto, sendPhoto } from './send-photo.ts'

/** The uploads of this page, which leads on to what came of them, or shows it where the shopper has gone on in it. */
export function useAlbumUploads(): PhotoUploads<File> {
  const action = siteLink(PHOTOS_PATH, useSite())
  const beginToLead = useLeadOn()
  const { revalidate } = useRevalidator()
  // What the album on screen lacks.
  const [arrived, setArrived] = useState<readonly Photo[]>()
  useEffect(() => {
    if (arrived) void revalidate()
  }, [arrived, revalidate])
  const notify = useNotice()
  const [store] = useState(() => {
    let leadOn = beginToLead()
    return createPhotoUploads<File>({
      nameOf: ({ name }) => name,
      check: checkPhoto,
      send: (file, options) => sendPhoto(action, file, options),
      onBegun: () => {
        leadOn = beginToLead()
      },
      onUploaded: ({ upi }) => storeRecentUpload(upi),
      onSettled: photos => {
        const [first, ...others] = photos
        const framed = others.length === 0 ? first : undefined
        const path = framed ? photoPath(framed.upi) : `${PHOTOS_PATH}?added=${photos.length}`
        const isLedOn = leadOn(path)
        if (isLedOn && framed) leaveForm()
        if (!isLedOn) setArrived(photos)
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
