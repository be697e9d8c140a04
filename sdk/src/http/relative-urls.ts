import { MAX_BYTES, readText } from './read-body.ts'
import { callable, requireArguments } from './require-arguments.ts'
import type { Transport, TransportRequest, TransportResponse } from './transport.ts'

/**
 * Creates a function that rewrites the absolute URLs of a JSON text that are on these hosts to paths.
 * @example
 * const read = createRelativeUrls(['www.art.example'])
 * read('"https://www.art.example/products/a-A1"') // "/products/a-A1"
 */
export function createRelativeUrls(hosts: readonly string[]): (json: string) => string {
  requireArguments('createRelativeUrls', { hosts })
  if (hosts.length === 0) return json => json
  const names = hosts.map(host => host.replace(/[^a-z0-9-]/gi, String.raw`\$&`)).join('|')
  // A second slash after the host would make the rest another host's address.
  const ownUrl = new RegExp(String.raw`"https?:\\?/\\?/(?:${names})(?:(")|(?=[?#])|\\?/(?!\\?[/\\]))`, 'gi')
  return json => json.replace(ownUrl, '"/$1')
}

/**
 * A transport whose answers name the pages of these hosts by their paths.
 * @example
 * const transport = withRelativeUrls(kyTransport(), ['www.art.example'])
 */
export function withRelativeUrls(transport: Transport, hosts: readonly string[]): Transport {
  requireArguments('withRelativeUrls', { 'transport()': callable(transport), hosts })
  const rewrite = createRelativeUrls(hosts)
  return async (address, request) => {
    const response = await transport(address, request)
    const { ok, status, redirected, url, headers } = response
    if (!ok || !headers.get('content-type')?.includes('json')) return response
    return { ok, status, redirected, url, headers, body: null, text: () => readRewritten(response, request) }
  }

  async function readRewritten(response: TransportResponse, { signal }: TransportRequest): Promise<string> {
    return rewrite(await readText(response, MAX_BYTES, signal ?? new AbortController().signal))
  }
}
