import { lazy, memo, Suspense, type ComponentType } from 'react'

/**
 * A part of a page that is whole in the server's document and comes alive after the rest: its code is fetched only once
 * the page can be used.
 */
export function later<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Part = lazy(async () => ({ default: await whenItCan(load) }))
  function Later(props: Props) {
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    )
  }
  return memo(Later)
}

// What the server sent stays as it is until the code can be had; its links and forms work meanwhile.
function whenItCan<T>(load: () => Promise<T>): Promise<T> {
  return load().catch(
    () =>
      new Promise(resolve => {
        addEventListener('online', () => resolve(whenItCan(load)), { once: true })
      }),
  )
}
