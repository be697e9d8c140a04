import type { Message } from '../../model/message.ts'

/** What went wrong in a lookup: the HTTP status and the parsed JSON body, neither when there was no answer. */
export interface OrderLookupFailure {
  readonly status?: number
  readonly body?: unknown
}

/** What a shopper reads when no order fits. */
export const ORDER_NOT_FOUND: Message<'order.not-found'> = {
  code: 'order.not-found',
  message: 'We could not find an order using the details you provided.',
}

const MAX_MESSAGE_LENGTH = 200
const TECHNICAL = /[<>{}[\]\p{Cc}]|https?:|Error|Exception|^\S*$/u

/** What a shopper reads when the lookup failed: the server's sentence if it sent a readable one, else the fixed text. */
export function orderLookupFailure({ status, body }: OrderLookupFailure): Message {
  if (status === undefined || !(status >= 400) || status === 404) return ORDER_NOT_FOUND
  const sentence = readableMessage(body)
  return sentence === undefined ? ORDER_NOT_FOUND : { code: 'order.server', message: sentence }
}

function readableMessage(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null) return undefined
  const text = 'message' in body ? body.message : 'detail' in body ? body.detail : undefined
  if (typeof text !== 'string' || text.length > MAX_MESSAGE_LENGTH) return undefined
  const sentence = text.trim()
  return TECHNICAL.test(sentence) ? undefined : sentence
}
