import type { Request, RequestHandler } from 'express'
import { ACTIVITIES_PATH } from '../api/activities.ts'
import { REPORTS_PATH } from '../front/security-headers.ts'
import { NOT_FOUND } from '../front/page-location.ts'
import { plain } from '../front/plain.ts'
import { requestContext } from '../front/request-context.ts'
import { actionAt } from '../pages/parse-form.ts'

const POST_ONLY = new Set([ACTIVITIES_PATH, REPORTS_PATH])

export const pageMethods: RequestHandler = (req, res, next) => {
  if (req.method !== 'OPTIONS') return next()
  res.writeHead(204, { allow: allowedMethods(req), 'cache-control': 'no-store' }).end()
}

export const methodNotAllowed: RequestHandler = (req, res) => {
  res.setHeader('allow', allowedMethods(req))
  plain(res, 405, 'This address does not answer this method.')
}

function allowedMethods(req: Request): string {
  if (POST_ONLY.has(req.path)) return 'POST'
  const { location } = requestContext(req)
  if (!actionAt(location)) return 'GET, HEAD'
  return location.page === NOT_FOUND ? 'POST' : 'GET, HEAD, POST'
}
