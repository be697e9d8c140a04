import { GENERIC_ERROR, type Message } from '@wallart/sdk'
import type { FormErrors } from './action.ts'
import type { Translate } from '../i18n/translate.ts'
import type { Redirect } from './page-data.ts'

export type SubmitResult<Data = unknown> =
  | { readonly kind: 'done'; readonly data: Data }
  | { readonly kind: 'moved'; readonly location: string; readonly data?: Data | undefined }
  | { readonly kind: 'invalid'; readonly errors: FormErrors }
  | { readonly kind: 'failed'; readonly status: number }

/** The shop ends a connection that is silent for 35 seconds; a line that is gone would keep the shopper waiting for ever. */
const DEADLINE_MS = 30_000

/** Sends fields to one of the shop's own actions; the key is the same for every repetition of one click. */
export async function sendForm<Data = unknown>(
  action: string,
  fields: Readonly<Record<string, string>> | URLSearchParams,
  key?: string,
  options?: Pick<RequestInit, 'keepalive'>,
): Promise<SubmitResult<Data>> {
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(), DEADLINE_MS)
  try {
    const response = await fetch(action, {
      ...options,
      signal: controller.signal,
      method: 'POST',
      headers: { accept: 'application/json', ...(key && { 'idempotency-key': key }) },
      body: new URLSearchParams(fields),
    })
    if (response.ok) return toSubmitResult<Data>(await response.json())
    const problem: Partial<Problem> = await response.json().catch(() => ({}))
    return problem.errors
      ? { kind: 'invalid', errors: problem.errors }
      : { kind: 'failed', status: response.status }
  } catch {
    return { kind: 'failed', status: 0 }
  } finally {
    clearTimeout(timer)
  }
}

export function errorText(errors: FormErrors, t: Translate = ({ message }) => message): string {
  return Object.values(errors).flat().map(t).join(' ')
}

/** The first thing that is wrong with a form. */
export function failureMessage(result: SubmitResult): Message {
  const [message] = result.kind === 'invalid' ? Object.values(result.errors).flat() : []
  return message ?? GENERIC_ERROR
}

interface Problem {
  readonly errors: FormErrors
}

type SubmitResponse<Data> = { readonly data: Data } | { readonly redirect: Redirect; readonly data?: Data }

function toSubmitResult<Data>(response: SubmitResponse<Data>): SubmitResult<Data> {
  return 'redirect' in response
    ? { kind: 'moved', location: response.redirect.location, data: response.data }
    : { kind: 'done', data: response.data }
}
