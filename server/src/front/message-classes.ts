import { IncomingMessage, ServerResponse } from 'node:http'
import type { Express } from 'express'
import type { MessageClasses } from '../listen.ts'

/** Requests and responses that have an app's prototypes from the start. Express would exchange those of each one, and
 * with two kinds of both Node's own code is slower, for answers from the cache as well. */
export function messageClasses(app: Express): MessageClasses {
  class AppRequest extends IncomingMessage {}
  class AppResponse<Of extends IncomingMessage> extends ServerResponse<Of> {}
  Object.setPrototypeOf(AppRequest.prototype, app.request)
  Object.setPrototypeOf(AppResponse.prototype, app.response)
  Object.assign(app, { request: AppRequest.prototype, response: AppResponse.prototype })
  return { IncomingMessage: AppRequest, ServerResponse: AppResponse }
}
