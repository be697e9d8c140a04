import { WIDE } from '../use-media.ts'

/** What browsers have and jsdom lacks: a window of a width, and dialogs that open. */
export function pretendBrowser({ isWide = false }: { readonly isWide?: boolean } = {}): void {
  Object.assign(globalThis, {
    CSS: { escape: (text: string) => text },
    matchMedia: (query: string) => ({
      matches: query === WIDE && isWide,
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
