import compression from 'compression'
import express, { type Express } from 'express'
import { activities } from './api/activities.ts'
import { browserReports } from './api/browser-reports.ts'
import { callback } from './api/callback.ts'
import { commerceProxy } from './api/commerce-proxy.ts'
import { devBuild } from './api/dev-build.ts'
import { health } from './api/health.ts'
import { me } from './api/me.ts'
import { pictures } from './api/pictures.ts'
import { recommendations } from './api/recommendations.ts'
import { suggest } from './api/suggest.ts'
import { translations } from './api/translations.ts'
import { assetFiles } from './middleware/asset-files.ts'
import { canonicalPath } from './middleware/canonical-path.ts'
import { noSharedCookies } from './middleware/no-shared-cookies.ts'
import { problem } from './middleware/problem.ts'
import { sameOrigin } from './middleware/same-origin.ts'
import { actions } from './pages/actions.ts'
import { noSuchMethod, pageMethods } from './pages/methods.ts'
import { privatePages } from './pages/private-pages.ts'
import { publicPages } from './pages/public-pages.ts'
import { siteFiles } from './site-files/site-files.ts'
import type { AppContext } from './app-context.ts'

/** The storefront behind its front; the order of the lines is the way of a request. */
export function createApp(parts: AppContext): Express {
  const app = express()
  app.disable('x-powered-by')
  app.disable('etag')
  app.set('trust proxy', parts.trustProxy)
  app.use(noSharedCookies(parts))
  app.use(health(parts.readiness))
  app.use(pictures(parts.imageSource))
  app.use(commerceProxy(parts.commerceUrl, parts.partnerOrigins))
  app.use(compression())
  app.use(assetFiles(parts.publicDir))
  if (parts.assets.dev) app.use(devBuild(parts.assets.build))
  app.use(translations(parts.publicDir))
  app.use(siteFiles(parts))
  app.use(callback())
  app.use(pageMethods)
  app.use(browserReports(parts))
  app.use(canonicalPath)
  app.use(sameOrigin(parts))
  app.use(me(parts))
  app.use(suggest(parts))
  app.use(recommendations(parts))
  app.use(activities(parts))
  app.use(publicPages(parts.pages))
  app.use(privatePages(parts))
  app.use(actions(parts))
  app.use(noSuchMethod)
  app.use(problem(parts))
  return app
}
