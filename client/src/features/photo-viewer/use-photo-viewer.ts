import { useEffect, useState, type ComponentType, type MouseEvent } from 'react'
import { useHistoryStep } from '../../framework/use-history-step.ts'
import type { PhotoViewerProps } from './photo-viewer.tsx'

const loadPhotoViewer = () => import('./photo-viewer.tsx')

/** Opens a photo viewer over the page, as a step of the history; its code comes when it is wanted. */
export function usePhotoViewer() {
  const { isOpen, open, close } = useHistoryStep('zoom')
  const [code, setCode] = useState<{ readonly Viewer: ComponentType<PhotoViewerProps> }>()
  const prepare = () =>
    void loadPhotoViewer().then(
      ({ PhotoViewer }) => setCode({ Viewer: PhotoViewer }),
      () => {},
    )

  useEffect(() => {
    if (!isOpen || code) return
    // Without a connection there is no viewer, and the offline banner says why.
    loadPhotoViewer().then(({ PhotoViewer }) => setCode({ Viewer: PhotoViewer }), close)
  }, [isOpen, code, close])

  return {
    Viewer: code?.Viewer,
    isOpen,
    prepare,
    /** A click on a link to the large picture, which may also be opened in another tab. */
    open: (event: MouseEvent) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return
      event.preventDefault()
      open()
    },
    close,
  }
}
