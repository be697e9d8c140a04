import type { AppContext } from '../app-context.ts'
import { runInContext, leftOut, partOfCourse, recordTiming } from '../upstream/call-context.ts'
import { cacheControl } from './cache/cache-policies.ts'
import type { Produced } from './cache/page-cache.ts'
import { storedPage, type PageAnswer } from './cache/stored-page.ts'
import { dataOf } from './data-of.ts'
import { documentOf } from './document-of.ts'
import { keepingOf } from './keeping-of.ts'
import { loadPage, type LoadedPage } from './load-page.ts'
import { preloadLinks } from './preload-links.ts'
import type { PageLocation } from './page-location.ts'

/** The two forms of a page: a document, and the data of a navigation in the browser. */
export type PageForm = 'html' | 'data'

/** What a page is made with. */
export type PageParts = Pick<AppContext, 'assets' | 'shops' | 'siteAddress' | 'log' | 'isProduction'>

const TRY_AGAIN_SECONDS = '5'

/** Makes a page that is the same for everybody who asks for its address. */
export async function producePage(
  form: PageForm,
  visit: PageLocation,
  signal: AbortSignal,
  parts: PageParts,
): Promise<Produced> {
  const course = partOfCourse()
  const made = await runInContext(course, () => produced(form, visit, signal, parts, course.id))
  if (course.hasGaps) leftOut()
  return made
}

async function produced(
  form: PageForm,
  visit: PageLocation,
  signal: AbortSignal,
  parts: PageParts,
  id: string,
): Promise<Produced> {
  const loaded = await loadPage(visit, id, signal, parts)
  const answer = form === 'data' ? dataAnswer(loaded, parts) : await htmlAnswer(visit, loaded, signal, parts)
  const keeping = answer.status >= 500 ? undefined : keepingOf(loaded)
  const headers = {
    ...answer.headers,
    'cache-control': keeping ? cacheControl(keeping) : 'no-store',
    ...robotsOf(loaded),
    ...(answer.status === 503 && { 'retry-after': TRY_AGAIN_SECONDS }),
  }
  return { keeping, page: storedPage({ ...answer, headers }) }
}

function dataAnswer(loaded: LoadedPage, { assets }: PageParts): PageAnswer {
  return {
    status: loaded.kind === 'moved' ? 200 : loaded.status,
    headers: { 'content-type': 'application/json; charset=utf-8' },
    body: JSON.stringify(dataOf(assets.build, loaded)),
  }
}

async function htmlAnswer(
  visit: PageLocation,
  loaded: LoadedPage,
  signal: AbortSignal,
  parts: PageParts,
): Promise<PageAnswer> {
  if (loaded.kind === 'moved')
    return { status: loaded.status, headers: { location: loaded.location }, body: '' }
  const startedAt = performance.now()
  const { status, body } = await documentOf(visit, loaded, signal, parts)
  recordTiming('render', performance.now() - startedAt)
  const link = preloadLinks(parts.assets, visit.page.folder, body)
  return { status, headers: { 'content-type': 'text/html; charset=utf-8', link }, body }
}

// Said in the header too, for those who read the data and not the document.
function robotsOf(loaded: LoadedPage): Readonly<Record<string, string>> {
  if (loaded.kind === 'moved') return {}
  const robots = loaded.status === 200 ? loaded.robots : 'noindex'
  return robots && /noindex/i.test(robots) ? { 'x-robots-tag': robots } : {}
}
