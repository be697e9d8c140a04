import { useEffect, type RefObject } from 'react'

export function useHiddenUntilFound(
  panel: RefObject<HTMLElement | null>,
  isOpen: boolean,
  onFound: () => void,
): void {
  useEffect(() => {
    const element = panel.current
    if (!element || isOpen) return undefined
    element.setAttribute('hidden', 'until-found')
    element.addEventListener('beforematch', onFound)
    return () => element.removeEventListener('beforematch', onFound)
  })
}
