import type { SiteContext } from '@wallart/sdk'
import { createHttp } from '@wallart/sdk/http'
import { kyTransport } from '@wallart/sdk/http/ky-transport'
import type { Logger } from '@wallart/sdk/services/logger'
import { openShop, type Shop } from '@wallart/sdk/services/shop'
import type { Config } from './config.ts'

/** Opens the shop of a brand and language. */
export type Shops = (context: Pick<SiteContext, 'site' | 'locale'>) => Shop

/** The shops of every site and locale, over one connection to the upstream. */
export function createShops(config: Pick<Config, 'commerceUrl' | 'organizationId'>, log: Logger): Shops {
  const http = createHttp({ services: { commerce: config.commerceUrl }, transport: kyTransport() })
  const { organizationId } = config
  return ({ site, locale }) => openShop(http, { organizationId, siteId: site.id, locale: locale.id }, log)
}
