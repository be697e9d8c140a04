import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { FRAME } from '@wallart/client/route-objects.ts'
import type { Me } from '@wallart/client/framework/me.ts'
import type { Visitor } from '@wallart/client/framework/visitor.server.ts'
import { TOKEN_SKEW_MS } from '@wallart/sdk/auth/token-source'
import type { Response } from 'express'
import type { ComponentType } from 'react'
import type { AppContext } from '../app-context.ts'
import { waitingRenderings } from '../front/own-turn.ts'
import type { RequestContext } from '../front/request-context.ts'
import { contentPolicy } from '../front/security-headers.ts'
import type { FoundPage, LoadingPage } from './load-page.ts'
import { preloadLinks } from './preload-links.ts'
import { privateHeaders } from './private-headers.ts'
import { pageModules, readAll, renderPage, toRoutes, type Routes } from './render-page.tsx'

const MOST_WAITING = 8

/** How long the frame then waits for what is personal in it, in milliseconds. */
const PERSONAL_MS = 250

/** An access token that ends sooner is renewed on the way, which may take a page's time, and its cookie needs the response's headers. */
const TOKEN_REST_MS = TOKEN_SKEW_MS + 10_000

/** Nothing before the header is personal. */
const HEADER = /(?=<header\b)/

/** What the frame and the page share ends here. */
const MAIN = /(?<=<main id="main"[^>]*>)/

/** Sends the frame of a page that is slow, and the page itself once it is there; false where it must go as a whole. */
export async function sendFrameFirst(
  res: Response,
  { frame: loadingFrame, page: loadingPage }: LoadingPage,
  loadingMe: Promise<Me>,
  visitor: Visitor,
  app: AppContext,
  context: RequestContext,
): Promise<boolean> {
  const { location, signal, shopper } = context
  const { id } = location.page
  const Head = (await pageModules()).get(id)?.Head
  if (!Head || !hasLastingToken(visitor) || !(await isLate(loadingPage, app.earlyFrameMs))) return false
  // The frame takes two renderings more, and who waits behind others' would wait three times.
  if (waitingRenderings() >= MOST_WAITING) return false
  // A page that seems to fail waits for its status.
  if (context.upstreamCalls.some(({ status }) => !status.startsWith('2'))) return false
  const frame = await loadingFrame
  if (!frame || signal.aborted) return false

  const nonce = randomBytes(16).toString('base64url')
  const frameData = { [FRAME]: frame.view }
  const render = async (page: FoundPage, me: Me | undefined, routes?: Routes) =>
    readAll(
      await renderPage(location, { ...page, ...(me && { me }) }, app, { shopper, nonce, routes }),
      signal,
    )
  const empty: FoundPage = {
    kind: 'page',
    page: id,
    status: 200,
    cache: 'private',
    routes: { ...frameData, [id]: null },
    frame: frame.html,
  }
  const [start] = splitAt(HEADER, await render(empty, undefined, pendingRoutes(id, Head)))
  res.set({
    ...privateHeaders(context),
    'content-security-policy': contentPolicy({ imageOrigins: app.imageOrigins }, nonce),
    link: preloadLinks(app.assets, location.page.folder),
  })
  res.status(200).type('html').write(start)
  res.flush()

  const me = (await isLate(loadingMe, PERSONAL_MS)) ? undefined : await loadingMe
  const [before] = splitAt(MAIN, await render(empty, me, pendingRoutes(id, Head)))
  res.write(before.slice(start.length))
  res.flush()

  const page = await loadingPage
  if (signal.aborted) return true
  if (page.kind === 'moved') {
    res.end(movedBySelf(page.location))
    return true
  }
  const startedAt = performance.now()
  const whole = await render(
    { ...page, routes: { ...page.routes, ...frameData }, frame: frame.html },
    me,
  ).catch((error: unknown) => {
    if (signal.aborted) return undefined
    app.log.error({ id: context.id, err: error, page: id }, 'page render failed')
    return render({ ...empty, error: { status: 500, id: context.id } }, me)
  })
  if (whole === undefined) return true
  app.onRendered(id, (performance.now() - startedAt) / 1000, context)
  const rest = Buffer.from(splitAt(MAIN, whole)[1])
  app.unread.recount(res, rest.length)
  res.end(rest)
  return true
}

const routesByPage = new Map<string, Routes>()

function pendingRoutes(id: string, Head: ComponentType): Routes {
  const routes = routesByPage.get(id) ?? toRoutes(id, { Component: Head })
  routesByPage.set(id, routes)
  return routes
}

function hasLastingToken(visitor: Visitor): boolean {
  const session = visitor.session()
  return session !== undefined && session.accessEndsAt > Date.now() + TOKEN_REST_MS
}

async function isLate(loading: Promise<unknown>, limitMs: number): Promise<boolean> {
  const timer = new AbortController()
  const late = pause(limitMs, true, { signal: timer.signal }).catch(() => true)
  const wasLate = await Promise.race([loading.then(() => false), late])
  timer.abort()
  return wasLate
}

function splitAt(boundary: RegExp, html: string): readonly [string, string] {
  const at = html.search(boundary)
  if (at < 0) throw new Error(`A page has no ${boundary.source}.`)
  return [html.slice(0, at), html.slice(at)]
}

// The status is sent already, so the document itself has to lead on.
function movedBySelf(location: string): string {
  const url = location.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
  return `<meta http-equiv="refresh" content="0;url=${url}"></main></body></html>`
}
