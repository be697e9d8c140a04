import type { ExchangeRequest } from '../exchange/exchange.ts'
import type { SiteContext } from './site-context.ts'
import type { Probe } from './plan.ts'

type Call = ExchangeRequest['call']
type BuildCall = (context: SiteContext) => Call
type ProbeOptions = Partial<Pick<Probe, 'needs' | 'status' | 'dialect' | 'kind'>>

/** A question that has an answer. */
export function positiveProbe(name: string, call: BuildCall, options: ProbeOptions = {}): Probe {
  return { name, kind: 'positive', needs: [], status: [200], call, ...options }
}

/** A question that has to be refused. */
export function negativeProbe(
  name: string,
  status: number | readonly number[],
  call: BuildCall,
  options: ProbeOptions = {},
): Probe {
  return { name, kind: 'negative', needs: [], status: [status].flat(), call, ...options }
}

/** The same question without anybody's token. */
export function unauthenticatedProbe(call: BuildCall, options: ProbeOptions = {}): Probe {
  const withoutHeaders: BuildCall = context => {
    const { headers: _, ...rest } = call(context)
    return rest
  }
  return negativeProbe('no token', 401, withoutHeaders, { dialect: 'problem', ...options })
}

/** What every commerce question says: the organization, the site and the language. */
function scopedCall(context: SiteContext, path: Call['path'] = {}, query: Call['query'] = {}): Call {
  const { organizationId, site, locale } = context
  return { path: { organizationId, ...path }, query: { ...query, siteId: site, locale } }
}

/** The same in the name of the guest of this run. */
export function asGuest(context: SiteContext, path?: Call['path'], query?: Call['query']): Call {
  return { ...scopedCall(context, path, query), headers: bearer(context.known.guestToken) }
}

/** The same in the name of the customer of this run. */
export function asCustomer(context: SiteContext, path?: Call['path'], query?: Call['query']): Call {
  return { ...scopedCall(context, path, query), headers: bearer(context.known.customerToken) }
}

/** The header that shows a token. */
function bearer(token = ''): Readonly<Record<string, string>> {
  return { authorization: `Bearer ${token}` }
}

/** An id that nothing has. */
export const UNKNOWN_ID = 'contract-check-unknown'
