import { lazy, memo, Suspense, type ComponentType } from 'react'

const LATER: (() => Promise<unknown>)[] = []

/** Has the code of every such part ready, one after the other; a server does so before it renders its first page. */
export async function preloadLazyParts(): Promise<void> {
  for (const code of LATER) await code()
}

/**
 * A part of a page that is whole in the server's document and comes alive after the rest: its code is fetched only once
 * the page can be used.
 */
export function lazyHydrate<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let fetched: Promise<ComponentType<Props>> | undefined
  const code = () => (fetched ??= whenItCan(load))
  let ready: ComponentType<Props> | undefined
  LATER.push(async () => (ready = await code()))
  const Part = lazy(async () => ({ default: await code() }))
  function Later(props: Props) {
    const Now = ready ?? Part
    return (
      <Suspense>
        <Now {...props} />
      </Suspense>
    )
  }
  return memo(Later)
}

const PATIENCE_MS = 2000

// What the server sent stays as it is until the code can be had; its links and forms work meanwhile.
function whenItCan<T>(load: () => Promise<T>, patience: number = PATIENCE_MS): Promise<T> {
  return load().catch((error: unknown) => {
    // On the server all code is at hand, so that this is a fault.
    if (!('addEventListener' in globalThis)) throw error
    return new Promise(resolve => {
      const again = () => resolve(whenItCan(load, 2 * patience))
      if (navigator.onLine) setTimeout(again, patience)
      else addEventListener('online', again, { once: true })
    })
  })
}
