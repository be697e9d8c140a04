import type { SiteId } from '@wallart/sdk'
import { InvalidArgumentError, Option } from 'commander'

const SITE_IDS: readonly SiteId[] = ['Art', 'AllPosters']

/** --site, for every command that asks one brand. */
export function siteOption(): Option {
  return new Option('-s, --site <site>', 'brand: art or allposters').default('Art').argParser(siteIdOf)
}

function siteIdOf(value: string): SiteId {
  const id = SITE_IDS.find(candidate => candidate.toLowerCase() === value.toLowerCase())
  if (!id) throw new InvalidArgumentError('Use art or allposters.')
  return id
}
