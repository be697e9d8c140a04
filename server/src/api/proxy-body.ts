import type { Request } from 'express'

const JSON_TYPE = 'application/json'
const FORM_TYPE = 'application/x-www-form-urlencoded'

/** What a call says, and how that is sent on: written once more, so that the service reads what was counted here. */
export interface ProxyBody {
  readonly content: unknown
  readonly type: typeof JSON_TYPE | typeof FORM_TYPE
  readonly text: string
}

export type ReadProxyBody =
  | { readonly body: ProxyBody | undefined }
  | { readonly problem: { readonly status: 400 | 415; readonly text: string } }

const UNREADABLE = { problem: { status: 400, text: 'The body cannot be read.' } } as const
const OTHER_TYPE = { problem: { status: 415, text: 'The body is neither JSON nor a form.' } } as const

export function readProxyBody({ body, headers }: Pick<Request, 'body' | 'headers'>): ReadProxyBody {
  const bytes: unknown = body
  if (!Buffer.isBuffer(bytes) || bytes.length === 0) return { body: undefined }
  const type = headers['content-type']?.split(';')[0]?.trim().toLowerCase()
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    if (type === FORM_TYPE) {
      const fields = Object.fromEntries(new URLSearchParams(text))
      return { body: { content: fields, type, text: new URLSearchParams(fields).toString() } }
    }
    if (type !== JSON_TYPE) return OTHER_TYPE
    const content: unknown = JSON.parse(text)
    return { body: { content, type, text: JSON.stringify(content) } }
  } catch {
    return UNREADABLE
  }
}
