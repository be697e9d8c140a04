import type { Http } from '@wallart/sdk/http'
import { hashSubject } from '../limits/hash-subject.ts'

/** Names the visitor to the service that takes files, which lets visitors take turns, by no more than a hash. */
export function withVisitor(http: Http, address: string | undefined): Http {
  if (address === undefined) return http
  const forwarded = `for=_${hashSubject(address)}`
  return {
    send: (operation, call) =>
      http.send(
        operation,
        operation.body === 'bytes' ? { ...call, headers: { ...call.headers, forwarded } } : call,
      ),
  }
}
