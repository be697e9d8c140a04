import compression from 'compression'
import express, { type Express } from 'express'
import { devBuild } from './api/dev-build.ts'
import { health } from './api/health.ts'
import { assetFiles } from './middleware/asset-files.ts'
import { canonicalPath } from './middleware/canonical-path.ts'
import { problem } from './middleware/problem.ts'
import { requestLog } from './middleware/request-log.ts'
import { securityHeaders } from './middleware/security-headers.ts'
import { wellFormedPath } from './middleware/well-formed-path.ts'
import { dataPages } from './pages/data-pages.ts'
import { htmlPages } from './pages/html-pages.ts'
import type { Parts } from './parts.ts'

/** The storefront; the order of the lines is the way of a request. */
export function createApp(parts: Parts): Express {
  const app = express()
  app.disable('x-powered-by')
  app.disable('etag')
  app.use(requestLog(parts.log))
  app.use(wellFormedPath)
  app.use(health())
  app.use(securityHeaders())
  app.use(compression())
  app.use(assetFiles(parts.publicDir))
  if (parts.assets.dev) app.use(devBuild(parts.assets.build))
  app.use(dataPages(parts))
  app.use(canonicalPath)
  app.use(htmlPages(parts))
  app.use(problem(parts))
  return app
}
