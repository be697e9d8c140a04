import { sendForm, type FormOutcome } from './send-form.ts'

/** Where nobody knows whether what was asked for has happened: no answer, or none from the shop itself. */
const UNKNOWN: ReadonlySet<number> = new Set([0, 502, 503, 504])

/** Sends a form once more, under the same key, when its answer was lost. */
export async function sendSurely(
  action: string,
  fields: Readonly<Record<string, string>>,
  key: string,
): Promise<FormOutcome> {
  const first = await sendForm(action, fields, key)
  if (first.kind !== 'failed' || !UNKNOWN.has(first.status)) return first
  return sendForm(action, { ...fields, again: 'yes' }, key)
}

/** Names one intent of the visitor; it needs no secure address, as the browser's own UUIDs do. */
export function newKey(): string {
  return [...crypto.getRandomValues(new Uint32Array(4))]
    .map(part => part.toString(36).padStart(7, '0'))
    .join('')
}
