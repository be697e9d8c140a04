import { randomBytes } from 'node:crypto'
import type { FormState } from '@wallart/client/framework/action.ts'
import type { Request, RequestHandler, Response } from 'express'
import type { AppContext } from '../app-context.ts'
import type { PageLocation } from '../front/page-location.ts'
import { requestContext, type RequestContext } from '../front/request-context.ts'
import { contentPolicy } from '../front/security-headers.ts'
import { loadMe } from '../session/load-me.ts'
import { openVisitor, signInAttemptOf } from '../session/open-visitor.ts'
import { visitorOf } from '../session/visitor-of.ts'
import { sendFrameFirst } from './early-frame.ts'
import { startLoading, toPageData, type FoundPage } from './load-page.ts'
import { preloadLinks } from './preload-links.ts'
import { privateHeaders } from './private-headers.ts'
import { ownPageQueue } from './own-page-queue.ts'
import { answerInTurn } from './refuse-busy.ts'
import { readAll, renderPage } from './render-page.tsx'
import { brokenPage } from './static-page.ts'

export function privatePages(app: AppContext): RequestHandler {
  return (req, res, next) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') return next()
    const { location, signal } = requestContext(req)
    if (location.page.audience === 'public') return next()
    const { path } = location.page
    const isForm = isSignInLink(location)
    const takeTurn = ownPageQueue(app, { visitor: visitorOf(req, app), signal, path, isForm })
    return answerInTurn(req, res, 'pages', app, async () => {
      if (isForm) await slowDownLink(req, res, app)
      await takeTurn(() => answerPrivatePage(req, res, location, app))
    })
  }
}

/** The link of an e-mail signs in, and can be guessed at, as a form. */
const isSignInLink = ({ page, url }: PageLocation) =>
  page.id === 'callback' && Boolean(url.searchParams.get('token'))

// Guesses are slowed down before they take a place that others wait for.
async function slowDownLink(req: Request, res: Response, app: AppContext): Promise<void> {
  const { read, slowDown } = signInAttemptOf(req, res, app)
  const { mailed } = read()
  if (mailed) await slowDown(mailed)
}

interface SubmittedForm {
  readonly status: number
  readonly state: FormState
}

export async function answerPrivatePage(
  req: Request,
  res: Response,
  location: PageLocation,
  app: AppContext,
  form?: SubmittedForm,
): Promise<void> {
  const context = requestContext(req)
  context.route = location.page.path
  const { signal } = context
  const visitor = openVisitor(req, res, app)
  const isHtml = location.format === 'html'
  const loading = startLoading(location, context, app, visitor)
  const loadingMe = isHtml ? loadMe(visitor, context, app) : undefined
  const mayComeInParts = req.method === 'GET' && !form
  if (mayComeInParts && loadingMe && (await sendFrameFirst(res, loading, loadingMe, visitor, app, context))) {
    // What came too late for the frame is worked on still.
    await loadingMe
    return
  }
  const [loaded, me] = await Promise.all([loading.page, loadingMe])
  if (signal.aborted) return
  // A browser restores a page on going back only when it may store it.
  const isReturnable = loaded.kind === 'page' && loaded.cache === 'private-returnable' && !form
  res.set(privateHeaders(context))
  if (isReturnable) res.set('cache-control', 'private, no-cache')
  if (location.format === 'data') {
    res.status(loaded.kind === 'moved' ? 200 : loaded.status).json(toPageData(loaded, app.assets.build))
    return
  }
  if (loaded.kind === 'moved') return res.redirect(loaded.status, loaded.location)
  const page = {
    ...loaded,
    ...(form && loaded.status === 200 && { status: form.status, form: form.state }),
    ...(me && { me }),
  }
  await sendWhole(res, location, page, context, app)
}

async function sendWhole(
  res: Response,
  location: PageLocation,
  page: FoundPage,
  context: RequestContext,
  app: AppContext,
): Promise<void> {
  const nonce = randomBytes(16).toString('base64url')
  res.set({
    'content-security-policy': contentPolicy({ imageOrigins: app.imageOrigins }, nonce),
    link: preloadLinks(app.assets, location.page.folder),
  })
  const startedAt = performance.now()
  try {
    // React's own stream of a page that is not read takes four times its room.
    const html = await readAll(
      await renderPage(location, page, app, { shopper: context.shopper, nonce }),
      context.signal,
    )
    app.onRendered(location.page.id, (performance.now() - startedAt) / 1000, context)
    res.status(page.status).type('html').send(html)
  } catch (error) {
    if (context.signal.aborted) return
    app.log.error({ err: error, page: page.page }, 'page render failed')
    res.status(500).type('html').send(brokenPage(location, app.assets))
  }
}
