import type { NavigateFunction } from 'react-router-dom'
import { afterPaint } from '../../framework/after-paint.ts'

/** The address of what was chosen last, which is written after the frame is drawn: it takes the browser longer. */
export function createCustomizerAddress(navigate: NavigateFunction) {
  let unwritten: string | undefined
  return {
    get search() {
      return unwritten ?? location.search
    },
    write(search: string) {
      const { pathname } = location
      unwritten = search
      afterPaint(() => {
        if (unwritten !== search || location.pathname !== pathname) return
        unwritten = undefined
        // The way back leads to this frame also when the shopper moves on before its price has arrived.
        history.replaceState(history.state, '', pathname + search)
        void navigate({ search }, { replace: true, preventScrollReset: true })
      })
    },
  }
}
