import { useEffect, useEffectEvent, useState, type RefObject } from 'react'

interface ListboxWish {
  readonly isOpen: boolean
  /** The ids of the options, in their order. */
  readonly options: readonly string[]
  readonly onOpen: () => void
  readonly onClose: () => void
  /** Somebody wants an option gone. */
  readonly onDelete: (option: string) => void
}

/** The keys of a field with options below it, where the focus stays in the field; answers the option that is marked. */
export function useListboxKeys(
  field: RefObject<HTMLInputElement | null>,
  { isOpen, options, onOpen, onClose, onDelete }: ListboxWish,
): string | undefined {
  const [marked, mark] = useState<string>()
  const active = isOpen && marked !== undefined && options.includes(marked) ? marked : undefined

  /** Whether the key was for the options and not for the text. */
  const took = (key: string): boolean => {
    const next = isOpen
      ? placeAfter(key, active === undefined ? -1 : options.indexOf(active), options.length)
      : undefined
    if (next !== undefined) mark(options[next])
    else if (key === 'ArrowDown' || key === 'ArrowUp') onOpen()
    else if (key === 'Escape') escape()
    else if (key === 'Enter' && active !== undefined) document.getElementById(active)?.click()
    else if (key === 'Delete' && active !== undefined) onDelete(active)
    else {
      mark(undefined)
      return false
    }
    return true
  }
  const escape = () => {
    mark(undefined)
    if (isOpen) return onClose()
    field.current?.setRangeText('', 0, field.current.value.length)
    field.current?.dispatchEvent(new Event('input', { bubbles: true }))
  }
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, isComposing, ctrlKey, metaKey, altKey } = event
    if (!isComposing && !ctrlKey && !metaKey && !altKey && took(key)) event.preventDefault()
  })

  useEffect(() => {
    const input = field.current
    const pressed = (event: KeyboardEvent) => press(event)
    input?.addEventListener('keydown', pressed)
    return () => input?.removeEventListener('keydown', pressed)
  }, [field])

  return active
}

// The arrows go round; Home and End belong to the text as long as nothing is marked.
function placeAfter(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowDown') return (at + 1) % count
  if (key === 'ArrowUp') return (at <= 0 ? count : at) - 1
  if (at < 0) return undefined
  return key === 'Home' ? 0 : key === 'End' ? count - 1 : undefined
}
