/** One request as the sender hands it over: its headers are names in lower case and what they say. */
export interface TransportRequest extends RequestInit {
  readonly headers?: Readonly<Record<string, string>>
  /** With a stream as its body. */
  readonly duplex?: 'half'
}

/** As much of an answer as the sender reads; a Response is one, and without a body its text is asked for. */
export interface TransportResponse extends Pick<
  Response,
  'ok' | 'status' | 'redirected' | 'url' | 'body' | 'text'
> {
  readonly headers: Pick<Headers, 'get'>
}

/** Carries one request to its service; the platform's fetch is one. */
export type Transport<Reply extends TransportResponse = TransportResponse> = (
  address: string,
  request: TransportRequest,
) => Promise<Reply>

/** A transport over the platform's fetch. */
export const fetchTransport: Transport<Response> = (address, request) => fetch(address, request)
