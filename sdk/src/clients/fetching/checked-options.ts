import type { Http } from '../../http/http.ts'
import { requireArguments } from '../../http/require-arguments.ts'
import { requireSite } from '../../http/require-site.ts'
import type { CommerceScope } from '../commerce-scope.ts'

/** Programs without types can leave out what a client needs; a missing contract is a mistake of the first call. */
export function checkedOptions<Options extends object>(http: Http, options: Options): Options {
  requireArguments('A client', { http: Object(http).send, options })
  return { ...options, contracts: Object(Object(options).contracts) }
}

/** The same for a client of one site. */
export function checkedScope<Options extends Pick<CommerceScope, 'siteId'>>(
  http: Http,
  options: Options,
): Options {
  const checked = checkedOptions(http, options)
  requireSite(checked.siteId)
  return checked
}
