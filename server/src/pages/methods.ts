import { ACTIONS } from '@wallart/client/actions.server.ts'
import { NOT_FOUND } from '@wallart/client/routes.ts'
import type { Request, RequestHandler } from 'express'
import { ACTIVITIES_PATH } from '../api/activities.ts'
import { REPORTS_PATH } from '../api/browser-reports.ts'
import { plain } from '../front/plain.ts'
import { requestContext } from '../front/request-facts.ts'
import { parseLocation } from './page-location.ts'

const REPORTED = new Set([ACTIVITIES_PATH, REPORTS_PATH])

/** Says by which methods the address of a page or a form can be asked. */
export const pageMethods: RequestHandler = (req, res, next) => {
  if (req.method !== 'OPTIONS') return next()
  res.writeHead(204, { allow: methodsOf(req), 'cache-control': 'no-store' }).end()
}

/** Whatever nobody has answered was asked by a method that its address does not know. */
export const noSuchMethod: RequestHandler = (req, res) => {
  res.setHeader('allow', methodsOf(req))
  plain(res, 405, 'This address does not answer this method.')
}

function methodsOf(req: Request): string {
  if (REPORTED.has(req.path)) return 'POST'
  const { url, page } = parseLocation(req.originalUrl, requestContext(req).hostSite)
  if (!ACTIONS.some(({ path }) => path === url.pathname)) return 'GET, HEAD'
  return page === NOT_FOUND ? 'POST' : 'GET, HEAD, POST'
}
