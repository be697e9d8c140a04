import { useEffect, useState } from 'react'

/** Takes what is dropped or pasted anywhere on the page; whether something is dragged over it. */
export function useDroppedFiles(add: (files: readonly File[]) => void): boolean {
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    const take = (data: DataTransfer | null) => {
      const files = [...(data?.files ?? [])]
      if (files.length > 0) add(files)
    }
    document.addEventListener('paste', event => take(event.clipboardData), { signal })
    document.addEventListener(
      'dragover',
      event => {
        event.preventDefault()
        setOver(true)
      },
      { signal },
    )
    document.addEventListener('dragleave', () => setOver(false), { signal })
    document.addEventListener(
      'drop',
      event => {
        event.preventDefault()
        setOver(false)
        take(event.dataTransfer)
      },
      { signal },
    )
    return () => listening.abort()
  }, [add])
  return isOver
}
