import { useEffect, useState, type ComponentType, type MouseEvent } from 'react'
import { useHistoryStep } from '../../../framework/use-history-step.ts'
import type { ZoomDialogProps } from './zoom-dialog.tsx'

const loadZoomDialog = () => import('./zoom-dialog.tsx')

export function useZoom() {
  const { isOpen, open, close } = useHistoryStep('zoom')
  const [code, setCode] = useState<{ readonly Zoom: ComponentType<ZoomDialogProps> }>()
  const prepare = () =>
    void loadZoomDialog().then(
      ({ ZoomDialog }) => setCode({ Zoom: ZoomDialog }),
      () => {},
    )

  useEffect(() => {
    if (!isOpen || code) return
    // Without a connection there is no dialog, and the offline banner says why.
    loadZoomDialog().then(({ ZoomDialog }) => setCode({ Zoom: ZoomDialog }), close)
  }, [isOpen, code, close])

  return {
    Zoom: code?.Zoom,
    isOpen,
    prepare,
    open: (event: MouseEvent) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return
      event.preventDefault()
      open()
    },
    close,
  }
}
