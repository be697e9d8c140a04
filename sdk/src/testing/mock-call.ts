/** What a mock saw of one call. */
export interface MockCall {
  readonly method: string
  /** In full, as it was requested. */
  readonly address: string
  readonly path: string
  readonly query: Readonly<Record<string, string>>
  /** Under their names in small letters. */
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
  readonly signal: AbortSignal | undefined
}

/** Reads a call out of what fetch was given. */
export async function readMockCall(
  requested: string | URL | Request,
  init: RequestInit = {},
): Promise<MockCall> {
  const request = typeof requested === 'object' && 'url' in requested ? requested : undefined
  const address = requestUrl(requested)
  // Pages ask for paths alone.
  const { pathname: path, searchParams } = new URL(address, 'http://page.invalid')
  return {
    method: init.method ?? request?.method ?? 'GET',
    address,
    path,
    query: Object.fromEntries(searchParams),
    headers: Object.fromEntries(new Headers(init.headers ?? request?.headers)),
    body: request && init.body === undefined ? await request.clone().text() : bodyText(init.body),
    signal: init.signal ?? request?.signal,
  }
}

// Requests and addresses may come from another realm than this file's.
function requestUrl(requested: string | URL | Request): string {
  if (typeof requested === 'string') return requested
  return 'url' in requested ? requested.url : requested.href
}

function bodyText(body: RequestInit['body']): string {
  return typeof body === 'string' || body instanceof URLSearchParams ? String(body) : ''
}
