import { orderLookupFromAddress } from '@wallart/sdk'
import { found, type PrivateLoader } from '../../framework/loader.server.ts'
import type { OrdersView } from './page.tsx'

export const loader: PrivateLoader<OrdersView> = async ({ url }) => {
  const { orderNumber = '', email = '' } = orderLookupFromAddress(url) ?? {}
  return found(
    {
      // The hash of an address is no address that a form could show.
      values: { orderNumber, orderEmailAddress: email.includes('@') ? email : '' },
    },
    'private',
  )
}
