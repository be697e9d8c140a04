import { IncomingMessage, ServerResponse } from 'node:http'
import type { Express } from 'express'
import type { MessageClasses } from '../listen.ts'

/** A piece of one byte takes the room of 300 and the time of a kilobyte: small ones that come together are joined, and a
 * body of more of them, each so small on the average, is no client's. */
const SMALL_BYTES = 256
const MOST_PIECES = 500

const NONE: Uint8Array[] = []

/** Requests and responses that have an app's prototypes from the start. Express would exchange those of each one, and
 * with two kinds of both Node's own code is slower, for answers from the cache as well. */
export function messageClasses(app: Express): MessageClasses {
  class AppRequest extends IncomingMessage {
    #pieces = 0
    #bytes = 0
    #small: Uint8Array[] = NONE

    override push(piece: unknown): boolean {
      if (!(piece instanceof Uint8Array)) {
        this.#pushSmall()
        return super.push(piece)
      }
      this.#pieces += 1
      this.#bytes += piece.length
      if (this.#pieces > MOST_PIECES && this.#bytes < this.#pieces * SMALL_BYTES) {
        this.socket.destroy()
        return false
      }
      if (piece.length >= SMALL_BYTES) {
        this.#pushSmall()
        return super.push(piece)
      }
      if (this.#small.length > 0) this.#small.push(piece)
      else {
        this.#small = [piece]
        // The next tick comes after each piece, this after all that were read at once.
        setImmediate(() => this.#pushSmall())
      }
      return this.readableLength < this.readableHighWaterMark
    }

    #pushSmall(): void {
      if (this.#small.length === 0) return
      const joined = Buffer.concat(this.#small)
      this.#small = NONE
      super.push(joined)
    }
  }
  class AppResponse<Of extends IncomingMessage> extends ServerResponse<Of> {}
  Object.setPrototypeOf(AppRequest.prototype, app.request)
  Object.setPrototypeOf(AppResponse.prototype, app.response)
  Object.assign(app, { request: AppRequest.prototype, response: AppResponse.prototype })
  return { IncomingMessage: AppRequest, ServerResponse: AppResponse }
}
