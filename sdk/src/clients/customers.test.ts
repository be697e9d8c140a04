import { createHttp } from '../http/http.ts'
import type { CustomerRegistration, NewCustomerAddress } from '../model/customer.ts'
import { addCustomerPaymentInstrumentContract } from '../operations/add-customer-payment-instrument.contract.ts'
import { customerAddressContract } from '../operations/customer-address.contract.ts'
import { customerContract } from '../operations/customer.contract.ts'
import { getCustomerBasketsContract } from '../operations/get-customer-baskets.contract.ts'
import { emptyContract } from '../operations/empty.contract.ts'
import { cardPayload } from '../rules/card/card-payload.ts'
import { reply, type MockHandler } from '../testing/mock-handlers.ts'
import { createMockFetch } from '../testing/mock-fetch.ts'
import { createCustomersClient, type CustomersClient } from './customers.ts'

const CUSTOMERS = '/customer/shopper-customers/v1/organizations/org/customers'

function customers(route: string, answer: MockHandler) {
  const transport = createMockFetch({ [route]: answer })
  const http = createHttp({ services: { commerce: 'https://commerce.test' }, transport })
  const client = createCustomersClient(http, {
    organizationId: 'org',
    siteId: 'Art',
    locale: 'en-US',
    contracts: {
      customer: customerContract,
      address: customerAddressContract,
      paymentInstrument: addCustomerPaymentInstrumentContract,
      baskets: getCustomerBasketsContract,
      empty: emptyContract,
    },
  })
  return { transport, client }
}

const registration: CustomerRegistration = {
  firstName: 'Jane',
  lastName: 'Doe',
  email: 'jane@example.com',
  password: 'Secret#1',
  acceptsMarketing: false,
}

const registrationBody = {
  customer: {
    firstName: 'Jane',
    lastName: 'Doe',
    email: 'jane@example.com',
    login: 'jane@example.com',
    c_emailOptout: true,
  },
  password: 'Secret#1',
}

const address: NewCustomerAddress = {
  addressId: 'my home',
  firstName: 'Jane',
  lastName: 'Doe',
  addressLine1: '1 Main St',
  city: 'Springfield',
  state: 'IL',
  zip: '62701',
  country: 'US',
}

const addressBody = {
  addressId: 'my home',
  firstName: 'Jane',
  lastName: 'Doe',
  address1: '1 Main St',
  address2: '',
  city: 'Springfield',
  stateCode: 'IL',
  postalCode: '62701',
  countryCode: 'US',
  phone: '',
}

const card = cardPayload({
  number: '4111 1111 1111 1111',
  cardType: 'Visa',
  expiry: { month: 4, year: 2030 },
  holder: 'Jane Doe',
})

interface RequestCase {
  readonly call: string
  readonly ask: (client: CustomersClient) => Promise<unknown>
  readonly route: string
  readonly body?: unknown
  readonly answer?: unknown
  readonly gives?: object
}

const account = {
  customerId: 'c1',
  customerType: 'registered',
  isBusiness: false,
  industries: [],
  addresses: [],
  paymentInstruments: [],
}

const storedAddress = {
  addressId: 'my home',
  firstName: '',
  lastName: '',
  addressLine1: '',
  city: '',
  state: '',
  zip: '',
  country: '',
  isPreferred: false,
}

const REQUEST_CASES: readonly RequestCase[] = [
  {
    call: 'a registration (API-10)',
    ask: client => client.accounts.register(registration),
    route: `POST ${CUSTOMERS}`,
    body: registrationBody,
    answer: { customerId: 'c1' },
    gives: account,
  },
  {
    call: 'the registration of a business (REG-18)',
    ask: client =>
      client.accounts.register({
        ...registration,
        acceptsMarketing: true,
        business: { companyName: 'Doe Ltd', industries: ['Art Consultant', 'Office'], phone: '2175550199' },
      }),
    route: `POST ${CUSTOMERS}`,
    body: {
      ...registrationBody,
      customer: {
        ...registrationBody.customer,
        c_emailOptout: false,
        companyName: 'Doe Ltd',
        c_IsB2BAccount: true,
        c_businessIndustry: 'Art Consultant,Office',
        phoneBusiness: '2175550199',
      },
    },
    answer: { customerId: 'c1' },
    gives: account,
  },
  {
    call: 'the registration of a business that says no more than its name',
    ask: client =>
      client.accounts.register({ ...registration, business: { companyName: 'Doe Ltd', industries: [] } }),
    route: `POST ${CUSTOMERS}`,
    body: {
      ...registrationBody,
      customer: { ...registrationBody.customer, companyName: 'Doe Ltd', c_IsB2BAccount: true },
    },
    answer: { customerId: 'c1' },
    gives: account,
  },
  {
    call: 'the account of a customer (API-09)',
    ask: client => client.accounts.get('c 1'),
    route: `GET ${CUSTOMERS}/c%201`,
    answer: { customerId: 'c1' },
    gives: account,
  },
  {
    call: 'a changed profile',
    ask: client => client.accounts.update('c1', { firstName: 'J', email: 'j@example.com', phone: '' }),
    route: `PATCH ${CUSTOMERS}/c1`,
    body: { firstName: 'J', email: 'j@example.com', login: 'j@example.com', phoneHome: '' },
    answer: { customerId: 'c1' },
    gives: account,
  },
  {
    call: 'a changed wish for marketing',
    ask: client =>
      client.accounts.update('c1', {
        lastName: 'D',
        companyName: 'Doe Ltd',
        industries: ['Art Consultant', 'Office'],
        acceptsMarketing: true,
      }),
    route: `PATCH ${CUSTOMERS}/c1`,
    body: {
      lastName: 'D',
      companyName: 'Doe Ltd',
      c_businessIndustry: 'Art Consultant,Office',
      c_emailOptout: false,
    },
    answer: { customerId: 'c1' },
    gives: account,
  },
  {
    call: 'a new password',
    ask: client =>
      client.accounts.changePassword('c1', { currentPassword: 'Old#12345', password: 'New#12345' }),
    route: `PUT ${CUSTOMERS}/c1/password`,
    body: { currentPassword: 'Old#12345', password: 'New#12345' },
  },
  {
    call: 'a new address',
    ask: client => client.addresses.add('c1', { ...address, isPreferred: true }),
    route: `POST ${CUSTOMERS}/c1/addresses`,
    body: { ...addressBody, preferred: true },
    answer: { addressId: 'my home' },
    gives: storedAddress,
  },
  {
    call: 'a changed address, which keeps its name',
    ask: client => client.addresses.update('c1', { ...address, addressLine2: 'Apt 2', phone: '2175550100' }),
    route: `PATCH ${CUSTOMERS}/c1/addresses/my%20home`,
    body: { ...addressBody, address2: 'Apt 2', phone: '2175550100' },
    answer: { addressId: 'my home' },
    gives: storedAddress,
  },
  {
    call: 'an address that comes first from now on',
    ask: client => client.addresses.prefer('c1', 'my home'),
    route: `PATCH ${CUSTOMERS}/c1/addresses/my%20home`,
    body: { preferred: true },
    answer: { addressId: 'my home' },
    gives: storedAddress,
  },
  {
    call: 'an address that goes',
    ask: client => client.addresses.remove('c1', 'a/b'),
    route: `DELETE ${CUSTOMERS}/c1/addresses/a%2Fb`,
  },
  {
    call: 'a card to be kept, of which the last digits come back',
    ask: client => client.cards.add('c1', card),
    route: `POST ${CUSTOMERS}/c1/payment-instruments`,
    body: card,
    answer: {
      paymentInstrumentId: 'pi1',
      paymentCard: { cardType: 'Visa', maskedNumber: '************1111' },
    },
    gives: { paymentInstrumentId: 'pi1', cardType: 'Visa', lastDigits: '1111', isDefault: false },
  },
  {
    call: 'a card that is the default one from now on',
    ask: client => client.cards.prefer('c1', 'pi1'),
    route: `PATCH ${CUSTOMERS}/c1/payment-instruments/pi1`,
    body: { default: true },
    answer: { paymentInstrumentId: 'pi1', default: true },
    gives: { paymentInstrumentId: 'pi1', isDefault: true },
  },
  {
    call: 'a card that goes',
    ask: client => client.cards.remove('c1', 'pi1'),
    route: `DELETE ${CUSTOMERS}/c1/payment-instruments/pi1`,
  },
  {
    call: 'the open baskets (API-09)',
    ask: client => client.baskets('c1'),
    route: `GET ${CUSTOMERS}/c1/baskets`,
    answer: { total: 0 },
    gives: { baskets: [], total: 0 },
  },
]

test.each(REQUEST_CASES)('$call', async ({ ask, route, body, answer, gives }) => {
  const { client, transport } = customers(route, reply(answer))
  expect(await ask(client)).toEqual(gives)
  const [method, path] = route.split(' ')
  const [call] = transport.calls
  expect(call).toMatchObject({ method, address: `https://commerce.test${path}?siteId=Art` })
  expect(call?.body ? JSON.parse(call.body) : undefined).toEqual(body)
})

test('a profile that holds more than a customer may change leaves that behind (SEC-24)', async () => {
  const { client, transport } = customers('PATCH /customers/c1', reply({ customerId: 'c1' }))
  const smuggled = { firstName: 'J', c_IsB2BAccount: true, customerId: 'c2' }
  await client.accounts.update('c1', smuggled)
  expect(transport.calls[0]?.body).toBe('{"firstName":"J"}')
})

test('the key of an intent goes along', async () => {
  const { client, transport } = customers('POST /customers', reply({ customerId: 'c1' }))
  await client.accounts.register(registration, { idempotencyKey: 'k1' })
  expect(transport.calls[0]?.headers['idempotency-key']).toBe('k1')
})

test.each([
  [
    'a guest has no account',
    404,
    'not-found',
    'GET /customers/g1',
    (c: CustomersClient) => c.accounts.get('g1'),
  ],
  [
    'an account exists already',
    400,
    'http',
    'POST /customers',
    (c: CustomersClient) => c.accounts.register(registration),
  ],
  [
    'the current password is another',
    400,
    'http',
    'PUT /password',
    (c: CustomersClient) => c.accounts.changePassword('c1', { currentPassword: 'a', password: 'b' }),
  ],
])('%s: an error that repeats nothing', async (_, status, code, route, ask) => {
  const detail = 'jane@example.com Secret#1'
  const { client } = customers(route, reply({ detail }, { status }))
  const error: unknown = await ask(client).catch((thrown: unknown) => thrown)
  expect(error).toMatchObject({ code, status })
  expect(JSON.stringify(error)).not.toMatch(/jane|Secret/)
})
