import { useEffect } from 'react'

/** What keys do wherever the focus is. */
export function useKeys(keys: Readonly<Record<string, () => void>>): void {
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      const keyAction = keys[event.key]
      if (!keyAction || event.altKey || event.ctrlKey || event.metaKey) return
      event.preventDefault()
      keyAction()
    }
    document.addEventListener('keydown', handleKeyDown)
    return () => document.removeEventListener('keydown', handleKeyDown)
  })
}
