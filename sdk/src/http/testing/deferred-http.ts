import type { Operation } from '../../operations/operation.ts'
import type { Call } from '../call.ts'
import type { Http } from '../http.ts'
import { validateResponse } from '../validate-response.ts'

export interface DeferredCall {
  readonly operation: Operation
  readonly call: Call<unknown>
  readonly resolve: (value: unknown) => void
  readonly reject: (error: unknown) => void
}

export function createDeferredHttp(): { readonly http: Http; readonly calls: readonly DeferredCall[] } {
  const calls: DeferredCall[] = []
  const http: Http = {
    async send(operation, call) {
      const answer = await new Promise<unknown>((resolve, reject) => {
        calls.push({ operation, call, resolve, reject })
        call.signal?.addEventListener('abort', () => reject(call.signal?.reason), { once: true })
      })
      return validateResponse(call.contract, answer, { operation: operation.id })
    },
  }
  return { http, calls }
}

/** A turn of the loop: what promises have to say by then, they have said. */
export function flushPromises(): Promise<void> {
  return new Promise(resolve => setTimeout(resolve))
}
