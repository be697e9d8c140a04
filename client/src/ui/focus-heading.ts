/** Gives the focus to the heading of the page, from where shoppers read on. */
export function focusHeading(options?: FocusOptions): void {
  const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main')
  heading?.setAttribute('tabindex', '-1')
  heading?.focus(options)
}
