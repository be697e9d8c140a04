import type { RequestContext } from '../front/request-context.ts'

/** Those of a private page, whether it comes whole or its frame goes first. */
export function privateHeaders(context: RequestContext): Readonly<Record<string, string>> {
  return {
    'cache-control': 'private, no-store',
    // Going back, a browser takes what it has stored even if `no-cache`, unless its cookies have changed since.
    vary: 'Cookie',
    'x-robots-tag': 'noindex',
    // What comes in an address of these pages, as in a mailed link, is told to no other page. Under `no-referrer` a form
    // would not even say its origin, by which it is told from another site's where a browser sends nothing else.
    'referrer-policy': 'strict-origin',
    'server-timing': context.serverTiming(),
  }
}
