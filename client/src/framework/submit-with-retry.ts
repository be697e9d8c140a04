import { sendForm, type SubmitResult } from './send-form.ts'

const RETRYABLE_STATUSES: ReadonlySet<number> = new Set([0, 502, 503, 504])

/** Sends a form once more, under the same key, when its answer was lost; of all tabs one sends at a time. */
export function submitWithRetry<Data = unknown>(
  action: string,
  fields: Readonly<Record<string, string>>,
  key: string,
): Promise<SubmitResult<Data>> {
  return withCartLock(async () => {
    const first = await sendForm<Data>(action, fields, key)
    return isUnanswered(first) ? sendForm<Data>(action, { ...fields, again: 'yes' }, key) : first
  })
}

/** Whether it is not known what has become of a form. */
export function isUnanswered(result: SubmitResult): boolean {
  return result.kind === 'failed' && RETRYABLE_STATUSES.has(result.status)
}

/** Two tabs of a new visitor would each begin a session, and the browser keeps only one. */
export function withCartLock<T>(task: () => Promise<T>): Promise<T> {
  return 'locks' in navigator ? navigator.locks.request('cart', task) : task()
}

export interface IntentKeys {
  /** The key of what a form says now. */
  readonly keyFor: (text: string) => string
  /** What is sent next is another intent, though it says the same. */
  readonly forget: () => void
}

/** The same key until the form says something else, or is done. */
export function createIntentKeys(createKey: () => string = createIdempotencyKey): IntentKeys {
  let last: { readonly text: string; readonly key: string } | undefined
  return {
    keyFor(text) {
      if (last?.text !== text) last = { text, key: createKey() }
      return last.key
    },
    forget() {
      last = undefined
    },
  }
}

/** Names one intent of the visitor; it needs no secure address, as the browser's own UUIDs do. */
export function createIdempotencyKey(): string {
  return [...crypto.getRandomValues(new Uint32Array(4))]
    .map(part => part.toString(36).padStart(7, '0'))
    .join('')
}
