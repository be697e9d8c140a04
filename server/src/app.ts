import compression from 'compression'
import express, { type Express } from 'express'
import type { AppContext } from './app-context.ts'
import { activities } from './api/activities.ts'
import { browserReports } from './api/browser-reports.ts'
import { callback } from './api/callback.ts'
import { commerceProxy } from './api/commerce-proxy.ts'
import { devBuild } from './api/dev-build.ts'
import { frame } from './api/frame.ts'
import { health } from './api/health.ts'
import { legacy } from './api/legacy.ts'
import { me } from './api/me.ts'
import { pictures } from './api/pictures.ts'
import { recommendations } from './api/recommendations.ts'
import { suggest } from './api/suggest.ts'
import { translations } from './api/translations.ts'
import { problemJson } from './front/problem-json.ts'
import { assetFiles } from './middleware/asset-files.ts'
import { canonicalPath } from './middleware/canonical-path.ts'
import { noSharedCookies } from './middleware/no-shared-cookies.ts'
import { problem } from './middleware/problem.ts'
import { sameOrigin } from './middleware/same-origin.ts'
import { actions } from './pages/actions.ts'
import { methodNotAllowed, pageMethods } from './middleware/methods.ts'
import { privatePages } from './pages/private-pages.ts'
import { missingPages, publicPages } from './pages/public-pages.ts'
import { siteFiles } from './site-files/site-files.ts'

export function createApp(context: AppContext): Express {
  const app = express()
  app.disable('x-powered-by')
  app.disable('etag')
  app.set('trust proxy', context.trustProxy)
  app.use(noSharedCookies(context))
  app.use(context.unread.watch)
  app.use(health(context.readiness))
  app.use(publicPages(context))
  app.use(pictures(context))
  app.use(commerceProxy(context))
  app.use(compression())
  app.use(context.unread.watch)
  app.use(assetFiles(context.publicDir, { servesMaps: context.assets.dev, store: context.assetStore }))
  if (context.assets.dev) app.use(devBuild(context.assets.build))
  app.use(translations(context.publicDir))
  app.use(siteFiles(context))
  app.use(callback())
  app.use(pageMethods)
  app.use(browserReports(context))
  app.use(canonicalPath)
  app.use(sameOrigin(context))
  app.use(me(context))
  app.use(legacy(context))
  app.use(suggest(context))
  app.use(frame(context))
  app.use(recommendations(context))
  app.use(activities(context))
  app.get('/api/{*path}', (_, res) => problemJson(res, 404, 'There is no such call.'))
  app.use(missingPages(context))
  app.use(privatePages(context))
  app.use(actions(context))
  app.use(methodNotAllowed)
  app.use(problem(context))
  return app
}
