import type { PageData } from '@wallart/client/framework/page-data.ts'
import type { LoadedPage } from './load-page.ts'

/** A loaded page as the JSON that a navigation in the browser reads. */
export function dataOf(build: string, loaded: LoadedPage): PageData {
  if (loaded.kind === 'moved')
    return { build, redirect: { status: loaded.status, location: loaded.location } }
  const { status, routes, error } = loaded
  return error ? { build, error, routes } : { build, status, routes }
}
