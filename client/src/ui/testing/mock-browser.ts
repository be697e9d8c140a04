import { REDUCED_MOTION, WIDE } from '../use-media.ts'

interface MockBrowserOptions {
  readonly isWide?: boolean
  /** Whether things are to stand still. */
  readonly isCalm?: boolean
}

/** What browsers have and jsdom lacks: a window of a width, and dialogs that open. */
export function mockBrowser({ isWide = false, isCalm = false }: MockBrowserOptions = {}): void {
  Object.assign(globalThis, {
    CSS: { escape: (text: string) => text },
    matchMedia: (query: string) => ({
      matches: (query === WIDE && isWide) || (query === REDUCED_MOTION && isCalm),
      addEventListener: () => {},
      removeEventListener: () => {},
    }),
  })
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.setAttribute('open', '')
      this.querySelector<HTMLElement>('[tabindex], a, button, input')?.focus()
    },
    close(this: HTMLDialogElement) {
      this.removeAttribute('open')
      this.dispatchEvent(new Event('close'))
    },
  })
}
