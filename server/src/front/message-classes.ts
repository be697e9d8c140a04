import { IncomingMessage, ServerResponse } from 'node:http'
import type { Express } from 'express'
import type { MessageClasses } from '../listen.ts'

/** A body of more pieces, each so small on the average, is no client's: a piece of one byte takes the room of 300. */
const MOST_PIECES = 500
const LEAST_PIECE_BYTES = 256

/** Requests and responses that have an app's prototypes from the start. Express would exchange those of each one, and
 * with two kinds of both Node's own code is slower, for answers from the cache as well. */
export function messageClasses(app: Express): MessageClasses {
  class AppRequest extends IncomingMessage {
    #pieces = 0
    #bytes = 0

    override push(piece: unknown): boolean {
      if (piece instanceof Uint8Array) {
        this.#pieces += 1
        this.#bytes += piece.length
        if (this.#pieces > MOST_PIECES && this.#bytes < this.#pieces * LEAST_PIECE_BYTES) {
          this.socket.destroy()
          return false
        }
      }
      return super.push(piece)
    }
  }
  class AppResponse<Of extends IncomingMessage> extends ServerResponse<Of> {}
  Object.setPrototypeOf(AppRequest.prototype, app.request)
  Object.setPrototypeOf(AppResponse.prototype, app.response)
  Object.assign(app, { request: AppRequest.prototype, response: AppResponse.prototype })
  return { IncomingMessage: AppRequest, ServerResponse: AppResponse }
}
