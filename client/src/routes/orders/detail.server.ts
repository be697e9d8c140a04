import { siteLink } from '@wallart/sdk'
import type { PrivateLoader } from '../../framework/loader.server.ts'

/** No order has an address of its own, so that none can be shared by mistake. */
export const loader: PrivateLoader<never> = async ({ context }) => ({
  kind: 'moved',
  status: 303,
  location: siteLink('/orders', context),
})
