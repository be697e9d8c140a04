import { useState, type ComponentType, type MouseEvent } from 'react'
import type { ZoomDialogProps } from './zoom-dialog.tsx'

const zoomCode = () => import('./zoom-dialog.tsx')

/** Opens pictures large; the code for that comes when somebody is about to. */
export function useZoom() {
  const [isOpen, setOpen] = useState(false)
  const [code, setCode] = useState<{ readonly Zoom: ComponentType<ZoomDialogProps> }>()
  // Without a connection there is no dialog, and the offline banner says why.
  const prepare = () =>
    void zoomCode().then(
      ({ ZoomDialog }) => setCode({ Zoom: ZoomDialog }),
      () => setOpen(false),
    )
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    prepare()
    setOpen(true)
  }
  return { Zoom: code?.Zoom, isOpen, prepare, open, close: () => setOpen(false) }
}
