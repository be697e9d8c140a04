import type { ExchangeRequest } from '../exchange/exchange.ts'
import type { SiteContext } from '../model/site-context.ts'
import type { Probe } from '../model/plan.ts'

type Call = ExchangeRequest['call']
type BuildCall = (context: SiteContext) => Call
type ProbeOptions = Partial<Pick<Probe, 'needs' | 'status' | 'dialect' | 'kind'>>

export function positiveProbe(name: string, call: BuildCall, options: ProbeOptions = {}): Probe {
  return { name, kind: 'positive', needs: [], status: [200], call, ...options }
}

export function negativeProbe(
  name: string,
  status: number | readonly number[],
  call: BuildCall,
  options: ProbeOptions = {},
): Probe {
  return { name, kind: 'negative', needs: [], status: [status].flat(), call, ...options }
}

export function unauthenticatedProbe(call: BuildCall, options: ProbeOptions = {}): Probe {
  const withoutHeaders: BuildCall = context => {
    const { headers: _, ...rest } = call(context)
    return rest
  }
  return negativeProbe('no token', 401, withoutHeaders, { dialect: 'problem', ...options })
}

function scopedCall(context: SiteContext, path: Call['path'] = {}, query: Call['query'] = {}): Call {
  const { organizationId, site, locale } = context
  return { path: { organizationId, ...path }, query: { ...query, siteId: site, locale } }
}

export function asGuest(context: SiteContext, path?: Call['path'], query?: Call['query']): Call {
  return { ...scopedCall(context, path, query), headers: bearer(context.known.guestToken) }
}

export function asCustomer(context: SiteContext, path?: Call['path'], query?: Call['query']): Call {
  return { ...scopedCall(context, path, query), headers: bearer(context.known.customerToken) }
}

function bearer(token = ''): Readonly<Record<string, string>> {
  return { authorization: `Bearer ${token}` }
}

/** Matches no resource. */
export const UNKNOWN_ID = 'contract-check-unknown'
