import type { Operation } from './operation.ts'

/** The order of a shopper without an account. */
export const lookUpGuestOrder: Operation = {
  id: 'look-up-guest-order',
  service: 'orders',
  method: 'GET',
  path: '/guest',
  query: ['orderId', 'md5email'],
  contract: { name: 'order', file: 'look-up-guest-order' },
  access: 'public',
  effect: 'read',
  idempotent: true,
  retries: 0,
  budgetMs: 5000,
  cacheSeconds: 0,
  personal: [
    'orderId',
    'md5email',
    'orderNumber',
    'firstName',
    'lastName',
    'addressLine1',
    'city',
    'state',
    'zip',
    'creditCardName',
    'creditCardSuffix',
    'expirationDate',
    'trackingNumber',
    'trackingUrl',
  ],
}
