import { lazy, memo, Suspense, type ComponentType } from 'react'

const PRELOADERS: (() => Promise<unknown>)[] = []

/** Has the code of every such part ready, one after the other; a server does so before it renders its first page. */
export async function preloadLazyParts(): Promise<void> {
  for (const preload of PRELOADERS) await preload()
}

/**
 * A part of a page that is whole in the server's document and hydrates after the rest: its code is fetched only once
 * the page can be used.
 */
export function lazyHydrate<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let pending: Promise<ComponentType<Props>> | undefined
  const loadOnce = () => (pending ??= loadWithRetry(load))
  let loaded: ComponentType<Props> | undefined
  PRELOADERS.push(async () => (loaded = await loadOnce()))
  const Part = lazy(async () => ({ default: await loadOnce() }))
  function LazyPart(props: Props) {
    const Loaded = loaded ?? Part
    return (
      <Suspense>
        <Loaded {...props} />
      </Suspense>
    )
  }
  return memo(LazyPart)
}

const RETRY_DELAY_MS = 2000

// What the server sent stays as it is until the code can be had; its links and forms work meanwhile.
function loadWithRetry<T>(load: () => Promise<T>, delayMs: number = RETRY_DELAY_MS): Promise<T> {
  return load().catch((error: unknown) => {
    // On the server all code is at hand, so that this is a fault.
    if (!('addEventListener' in globalThis)) throw error
    return new Promise(resolve => {
      const retry = () => resolve(loadWithRetry(load, 2 * delayMs))
      if (navigator.onLine) setTimeout(retry, delayMs)
      else addEventListener('online', retry, { once: true })
    })
  })
}
