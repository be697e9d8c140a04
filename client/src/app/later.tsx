import { lazy, Suspense, type ComponentType } from 'react'

/**
 * A part of a page that is whole in the server's document and comes alive after the rest: its code is fetched only once
 * the page can be used.
 */
export function later<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Part = lazy(async () => ({ default: await load() }))
  return function Later(props) {
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    )
  }
}
