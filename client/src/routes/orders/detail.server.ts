import { siteLink } from '@wallart/sdk'
import type { PrivateLoader } from '../../framework/loader.server.ts'

/** An order has no address, so that none can be shared by mistake. */
export const loader: PrivateLoader<never> = async ({ context }) => ({
  kind: 'moved',
  status: 303,
  location: siteLink('/orders', context),
})
