import type { SiteId } from '../model/site.ts'

/** How the people of each brand are reached. */
export const CUSTOMER_SERVICE: Readonly<Record<SiteId, { readonly phone: string; readonly email: string }>> =
  {
    Art: { phone: '1-800-555-0142', email: 'hello@art.example' },
    AllPosters: { phone: '1-800-555-0199', email: 'service@allposters.example' },
  }
