import { sendForm, type FormOutcome } from './send-form.ts'

/** Where nobody knows whether what was asked for has happened: no answer, or none from the shop itself. */
const UNKNOWN: ReadonlySet<number> = new Set([0, 502, 503, 504])

/** Sends a form once more, under the same key, when its answer was lost; of all tabs one sends at a time. */
export function submitWithRetry(
  action: string,
  fields: Readonly<Record<string, string>>,
  key: string,
): Promise<FormOutcome> {
  return inTurn(async () => {
    const first = await sendForm(action, fields, key)
    if (first.kind !== 'failed' || !UNKNOWN.has(first.status)) return first
    return sendForm(action, { ...fields, again: 'yes' }, key)
  })
}

// Two tabs of somebody new would each begin a session, and the browser keeps only one.
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  return 'locks' in navigator ? navigator.locks.request('cart', work) : work()
}

/** Names one intent of the visitor; it needs no secure address, as the browser's own UUIDs do. */
export function newKey(): string {
  return [...crypto.getRandomValues(new Uint32Array(4))]
    .map(part => part.toString(36).padStart(7, '0'))
    .join('')
}
