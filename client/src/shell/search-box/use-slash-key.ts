import { useEffect, type RefObject } from 'react'

export function useSlashKey(field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const focusField = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, target } = event
      const isTyping =
        target instanceof Element && target.closest('input, textarea, select, dialog, [contenteditable]')
      if (key !== '/' || ctrlKey || metaKey || altKey || isTyping) return
      event.preventDefault()
      field.current?.focus()
      field.current?.select()
    }
    document.addEventListener('keydown', focusField)
    return () => document.removeEventListener('keydown', focusField)
  }, [field])
}
