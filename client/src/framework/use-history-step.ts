import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigation } from 'react-router-dom'

interface HistoryStep {
  readonly isOpen: boolean
  readonly open: () => void
  readonly close: () => void
}

/**
 * Something that lies over a page and is a step of the history: the way back closes it. The step is always the last one,
 * so whatever is changed meanwhile has its own step below, and is undone by the next way back.
 */
export function useHistoryStep(name: string): HistoryStep {
  const { key } = useLocation()
  const isNavigating = useNavigation().state !== 'idle'
  const [isOpen, setOpen] = useState(false)
  const isClosing = useRef(false)

  useEffect(() => {
    // Another key is another page, which has arrived in place of the step.
    if (isOpen && historyKey(history.state) === key && !isStep(history.state, name)) pushStep(name)
  }, [isOpen, key, name])

  useEffect(() => {
    const handlePopState = (event: PopStateEvent) => {
      // What lay over a page that was left does not come back with it.
      const isSamePage = historyKey(event.state) === key
      const isHere = isSamePage && isStep(event.state, name)
      const wasClosing = isClosing.current
      if (isHere === isOpen && !wasClosing) return
      isClosing.current = false
      // It may be opened again before history.back() has taken effect.
      if (wasClosing && isOpen && isSamePage) pushStep(name)
      else setOpen(isHere)
      // The page below is the same, so the router has nothing to load.
      if (isSamePage) event.stopImmediatePropagation()
    }
    addEventListener('popstate', handlePopState, { capture: true })
    return () => removeEventListener('popstate', handlePopState, { capture: true })
  }, [isOpen, key, name])

  const open = useCallback(() => setOpen(true), [])
  const close = useCallback(() => {
    // What is in flight takes the place of the step when it arrives; what has arrived has its own key.
    const isReplaced = isNavigating && historyKey(history.state) === key
    isClosing.current = isStep(history.state, name) && !isReplaced
    if (isClosing.current) history.back()
    setOpen(false)
  }, [name, isNavigating, key])
  return { isOpen, open, close }
}

function pushStep(name: string): void {
  history.pushState({ ...history.state, step: name }, '')
}

function isStep(state: unknown, name: string): boolean {
  return stateField(state, 'step') === name
}

// The router calls the first page of a visit so.
function historyKey(state: unknown): unknown {
  return stateField(state, 'key') ?? 'default'
}

function stateField(state: unknown, name: string): unknown {
  return typeof state === 'object' && state !== null ? new Map(Object.entries(state)).get(name) : undefined
}
