import { useEffect, useEffectEvent, useState, type RefObject } from 'react'

interface ListboxOptions {
  readonly isOpen: boolean
  readonly options: readonly string[]
  readonly onOpen: () => void
  readonly onClose: () => void
  readonly onDelete: (option: string) => void
}

/** The keys of a field with options below it, where the focus stays in the field; answers the option that is marked. */
export function useListboxKeys(
  field: RefObject<HTMLInputElement | null>,
  { isOpen, options, onOpen, onClose, onDelete }: ListboxOptions,
): string | undefined {
  const [markedOption, setMarkedOption] = useState<string>()
  const active =
    isOpen && markedOption !== undefined && options.includes(markedOption) ? markedOption : undefined

  /** Whether the key was for the options and not for the text. */
  const handleKey = (key: string): boolean => {
    const next = isOpen
      ? nextOptionIndex(key, active === undefined ? -1 : options.indexOf(active), options.length)
      : undefined
    if (next !== undefined) setMarkedOption(options[next])
    else if (key === 'ArrowDown' || key === 'ArrowUp') onOpen()
    else if (key === 'Escape') clearOrClose()
    else if (key === 'Enter' && active !== undefined) document.getElementById(active)?.click()
    else if (key === 'Delete' && active !== undefined) onDelete(active)
    else {
      setMarkedOption(undefined)
      return false
    }
    return true
  }
  const clearOrClose = () => {
    setMarkedOption(undefined)
    if (isOpen) return onClose()
    field.current?.setRangeText('', 0, field.current.value.length)
    field.current?.dispatchEvent(new Event('input', { bubbles: true }))
  }
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { key, isComposing, ctrlKey, metaKey, altKey } = event
    if (!isComposing && !ctrlKey && !metaKey && !altKey && handleKey(key)) event.preventDefault()
  })

  useEffect(() => {
    const input = field.current
    const listener = (event: KeyboardEvent) => onKeyDown(event)
    input?.addEventListener('keydown', listener)
    return () => input?.removeEventListener('keydown', listener)
  }, [field])

  return active
}

// The arrows go round; Home and End belong to the text as long as nothing is marked.
function nextOptionIndex(key: string, index: number, count: number): number | undefined {
  if (key === 'ArrowDown') return (index + 1) % count
  if (key === 'ArrowUp') return (index <= 0 ? count : index) - 1
  if (index < 0) return undefined
  return key === 'Home' ? 0 : key === 'End' ? count - 1 : undefined
}
