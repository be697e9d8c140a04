import type { Ask } from '../exchange.ts'
import type { Scene } from '../known.ts'
import type { Probe } from '../plan.ts'

type Call = Ask['call']
type Fill = (scene: Scene) => Call
type More = Partial<Pick<Probe, 'needs' | 'status' | 'dialect' | 'kind'>>

/** A question that has an answer. */
export function positive(name: string, call: Fill, more: More = {}): Probe {
  return { name, kind: 'positive', needs: [], status: [200], call, ...more }
}

/** A question that has to be refused. */
export function refused(
  name: string,
  status: number | readonly number[],
  call: Fill,
  more: More = {},
): Probe {
  return { name, kind: 'negative', needs: [], status: [status].flat(), call, ...more }
}

/** The same question without anybody's token. */
export function withoutToken(call: Fill, more: More = {}): Probe {
  const stranger: Fill = scene => {
    const { headers: _, ...rest } = call(scene)
    return rest
  }
  return refused('no token', 401, stranger, { dialect: 'problem', ...more })
}

/** What every commerce question says: the organization, the site and the language. */
function inScope(scene: Scene, path: Call['path'] = {}, query: Call['query'] = {}): Call {
  const { organizationId, site, locale } = scene
  return { path: { organizationId, ...path }, query: { ...query, siteId: site, locale } }
}

/** The same in the name of the guest of this run. */
export function asGuest(scene: Scene, path?: Call['path'], query?: Call['query']): Call {
  return { ...inScope(scene, path, query), headers: bearer(scene.known.guestToken) }
}

/** The same in the name of the customer of this run. */
export function asCustomer(scene: Scene, path?: Call['path'], query?: Call['query']): Call {
  return { ...inScope(scene, path, query), headers: bearer(scene.known.customerToken) }
}

/** The header that shows a token. */
function bearer(token = ''): Readonly<Record<string, string>> {
  return { authorization: `Bearer ${token}` }
}

/** An id that nothing has. */
export const NOBODY = 'contract-check-unknown'
