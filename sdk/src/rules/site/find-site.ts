import type { Message, Result } from '../../model/message.ts'
import type { ResolvedAddress, Site } from '../../model/site.ts'
import { siteByName } from './address-prefix.ts'
import { resolveSite } from './resolve-site.ts'

/** What a shop must be told before it can find its site. */
export interface SiteConfiguration {
  readonly sites?: readonly Site[]
}

/** Why a configuration cannot name a site. */
export type SiteProblem = Message<'config.no-config' | 'config.no-sites' | 'config.no-url'>

/** The site and locale of an address, or what the configuration lacks. */
export function findSite(
  address: string | undefined,
  configuration: SiteConfiguration | undefined,
): Result<ResolvedAddress, SiteProblem> {
  if (!configuration) return problem('config.no-config', 'Config is not defined.')
  const { sites = [] } = configuration
  const [first] = sites
  if (!first)
    return problem('config.no-sites', "Can't find any sites from the config. Please check your configuration")
  if (!address) return problem('config.no-url', 'URL is required to find a site object.')
  const art = siteByName('Art', sites) ?? first
  const allPosters = siteByName('AllPosters', sites) ?? first
  return { ok: true, value: resolveSite(address, { Art: art, AllPosters: allPosters }) }
}

function problem(code: SiteProblem['code'], message: string): Result<never, SiteProblem> {
  return { ok: false, error: { code, message } }
}
