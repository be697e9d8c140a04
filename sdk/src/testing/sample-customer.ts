import type { CustomerWire } from '../wire/customer.ts'

/** A registered customer as the commerce API answers one, changed as a test needs it. */
export function sampleCustomer(changes: Partial<CustomerWire> = {}): CustomerWire {
  return {
    customerId: 'customer-1',
    authType: 'registered',
    email: 'jane@example.com',
    firstName: 'Jane',
    lastName: 'Miller',
    phoneHome: '2125550142',
    c_emailOptout: true,
    c_IsB2BAccount: false,
    addresses: [],
    paymentInstruments: [],
    ...changes,
  }
}
