import type { Clock } from '../http/options.ts'
import { requireArguments } from '../http/require-arguments.ts'
import { systemClock } from '../http/system-clock.ts'
import type { Operation } from '../operations/operation.ts'
import { readMockCall, type MockCall } from './mock-call.ts'
import type { MockHandler } from './mock-handlers.ts'
import { UnmatchedCallError } from './unmatched-call-error.ts'

/** Answers by method and end of the address, as in GET /legacy or GET /categories/{id}; the first that fits is taken. */
export type MockRoutes = Readonly<Record<string, MockHandler>>

/** A fetch that answers by its routes alone; it fits as a transport and wherever the platform's fetch does. */
export interface MockFetch {
  (address: string | URL | Request, request?: RequestInit): Promise<Response>
  /** Every call so far, the unmatched ones too. */
  readonly calls: readonly MockCall[]
  /** Those of the calls that no route answers; a test ends best with none. */
  readonly unmatched: readonly MockCall[]
}

/**
 * Creates a fetch that throws an UnmatchedCallError on a call it has no route for.
 * @example
 * const transport = createMockFetch({ 'GET https://suggest.test': reply(sampleSuggestions()) })
 */
export function createMockFetch(
  routes: MockRoutes,
  { clock = systemClock }: { readonly clock?: Clock } = {},
): MockFetch {
  requireArguments('createMockFetch', { routes })
  const matchers = Object.entries(routes).map(([route, answer]) => ({ fits: routePattern(route), answer }))
  const calls: MockCall[] = []
  const unmatched: MockCall[] = []
  const mock = async (requested: string | URL | Request, request?: RequestInit) => {
    const call = await readMockCall(requested, request)
    calls.push(call)
    const found = matchers.find(({ fits }) => fits.test(routeKey(call)))
    try {
      if (!found) throw new UnmatchedCallError(call)
      return await found.answer(call, clock)
    } catch (error) {
      if (error instanceof UnmatchedCallError) unmatched.push(call)
      throw error
    }
  }
  return Object.assign(mock, { calls, unmatched })
}

/** The route of an operation's calls; some are their service's address itself, and are told apart by it. */
export function operationRoute({ method, path }: Operation, address = ''): string {
  return `${method} ${address}${path}`
}

function routeKey({ method, address }: MockCall): string {
  return `${method} ${address.replace(/[?#].*/s, '')}`
}

function routePattern(route: string): RegExp {
  const [method = '', template = ''] = route.split(' ', 2)
  const parts = template.split(/\{\w+\}/).map(part => part.replace(/[.*+?^$()|[\]\\]/g, '\\$&'))
  const end = template ? `\\S*${parts.join('[^/]+')}` : '([^:/]+://[^/]+)?'
  return new RegExp(`^${method} ${end}/?$`)
}
