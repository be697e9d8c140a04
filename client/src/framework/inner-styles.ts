let loading: Promise<void> = Promise.resolve()

/** Applies the styles of the inner pages, which a document of another page has only prefetched. */
export function loadInnerStyles(): void {
  const link = globalThis.document?.querySelector<HTMLLinkElement>('link[data-later]')
  if (link?.rel !== 'prefetch') return
  loading = new Promise(resolve => {
    // A page without its styles is better than none.
    link.addEventListener('load', () => resolve(), { once: true })
    link.addEventListener('error', () => resolve(), { once: true })
  })
  link.rel = 'stylesheet'
}

export const innerStylesLoaded = (): Promise<void> => loading
