import * as fc from 'fast-check'
import { addCustomerPaymentInstrumentContract } from './add-customer-payment-instrument.contract.ts'
import { customerAddressContract } from './customer-address.contract.ts'
import { customerContract } from './customer.contract.ts'
import { withValueAt } from './testing/with-value-at.ts'
import { issuePointers } from './testing/issue-pointers.ts'

const read = (answer: unknown) => customerContract['~standard'].validate(answer)

const addressWire = {
  addressId: 'home',
  preferred: true,
  firstName: 'Jane',
  lastName: 'Doe',
  address1: '1 Main St',
  address2: 'Apt 2',
  city: 'Springfield',
  stateCode: 'IL',
  postalCode: '62701',
  countryCode: 'US',
  phone: '2175550100',
  c_new: 1,
}

const cardWire = {
  paymentInstrumentId: 'pi1',
  paymentMethodId: 'CREDIT_CARD',
  default: true,
  paymentCard: {
    cardType: 'Visa',
    numberLastDigits: '1111',
    maskedNumber: '************1111',
    holder: 'Jane Doe',
    expirationMonth: 4,
    expirationYear: 2030,
  },
}

const wire = {
  customerId: 'c1',
  customerNo: '00001',
  authType: 'registered',
  email: 'jane@example.com',
  login: 'jane@example.com',
  firstName: 'Jane',
  lastName: 'Doe',
  companyName: 'Doe Ltd',
  phoneHome: '2175550100',
  phoneBusiness: '2175550199',
  phoneMobile: '2175550188',
  c_emailOptout: false,
  c_IsB2BAccount: true,
  c_businessIndustry: 'Office,Architect & Design Firm,Unheard Of',
  addresses: [addressWire],
  paymentInstruments: [cardWire],
  c_somethingNew: 'kept out',
}

const address = {
  addressId: 'home',
  firstName: 'Jane',
  lastName: 'Doe',
  addressLine1: '1 Main St',
  addressLine2: 'Apt 2',
  city: 'Springfield',
  state: 'IL',
  zip: '62701',
  country: 'US',
  phone: '2175550100',
  isPreferred: true,
}

const readCard = (paymentCard: object) =>
  addCustomerPaymentInstrumentContract['~standard'].validate({ ...cardWire, paymentCard })

const card = {
  paymentInstrumentId: 'pi1',
  cardType: 'Visa',
  lastDigits: '1111',
  holder: 'Jane Doe',
  expiry: { month: 4, year: 2030 },
  isDefault: true,
}

test('an account of the wire becomes the shop’s own, of its cards’ numbers with the last digits alone', async () => {
  expect(await read(wire)).toEqual({
    value: {
      customerId: 'c1',
      customerType: 'registered',
      login: 'jane@example.com',
      email: 'jane@example.com',
      firstName: 'Jane',
      lastName: 'Doe',
      companyName: 'Doe Ltd',
      phone: '2175550100',
      isBusiness: true,
      industries: ['Architect & Design Firm', 'Office'],
      acceptsMarketing: true,
      addresses: [address],
      paymentInstruments: [card],
    },
  })
})

test('an account of which only the id is known is one without addresses and cards', async () => {
  expect(await read({ customerId: 'c1' })).toEqual({
    value: {
      customerId: 'c1',
      customerType: 'registered',
      isBusiness: false,
      industries: [],
      addresses: [],
      paymentInstruments: [],
    },
  })
})

test.each([
  ['a guest of the wire is a guest', { authType: 'guest' }, { customerType: 'guest' }],
  ['an unknown kind has an account', { authType: 'sso' }, { customerType: 'registered' }],
  ['who opted out accepts no marketing', { c_emailOptout: true }, { acceptsMarketing: false }],
  ['a business is reached at work', { phoneHome: null }, { phone: '2175550199' }],
  ['some have a mobile only', { phoneHome: null, phoneBusiness: null }, { phone: '2175550188' }],
])('%s', async (_, sent, seen) => {
  expect(await read({ ...wire, ...sent })).toMatchObject({ value: seen })
})

test('an emptied phone and company are none', async () => {
  const answer = await read({ ...wire, phoneHome: '', companyName: '' })
  expect(answer).toMatchObject({ value: { customerId: 'c1' } })
  expect(answer).not.toHaveProperty('value.phone')
  expect(answer).not.toHaveProperty('value.companyName')
})

test.each(Object.keys(wire).filter(field => field !== 'customerId'))(
  'the wire may send null for %s',
  async field => {
    expect(await issuePointers(customerContract, withValueAt(wire, [field], null))).toEqual([])
  },
)

test.each([
  [['customerId'], undefined],
  [['customerId'], 7],
  [['email'], 7],
  [['c_IsB2BAccount'], 'yes'],
  [['addresses'], 'none'],
  [['addresses', 0, 'addressId'], undefined],
  [['addresses', 0, 'city'], 7],
  [['paymentInstruments', 0, 'paymentInstrumentId'], undefined],
  [['paymentInstruments', 0, 'paymentCard', 'maskedNumber'], 1111],
])('an account broken at %j is refused there', async (path, value) => {
  expect(await issuePointers(customerContract, withValueAt(wire, path, value))).toEqual([
    `/${path.join('/')}`,
  ])
})

test('one address is read as those of an account are', async () => {
  expect(await customerAddressContract['~standard'].validate(addressWire)).toEqual({ value: address })
  expect(
    await customerAddressContract['~standard'].validate({ addressId: 'x', address2: '', phone: '' }),
  ).toEqual({
    value: {
      addressId: 'x',
      firstName: '',
      lastName: '',
      addressLine1: '',
      city: '',
      state: '',
      zip: '',
      country: '',
      isPreferred: false,
    },
  })
  expect(await issuePointers(customerAddressContract, {})).toEqual(['/addressId'])
})

test.each([
  ['numberLastDigits', { numberLastDigits: '1111' }, '1111'],
  ['maskedNumber', { maskedNumber: '4222-****-****-3333' }, '3333'],
  ['the one of the two that has them', { maskedNumber: '***3333', numberLastDigits: '**' }, '3333'],
])('the last digits of a card come from %s', async (_, paymentCard, lastDigits) => {
  expect(await readCard(paymentCard)).toHaveProperty('value.lastDigits', lastDigits)
})

test.each([{ maskedNumber: '4222********' }, {}])('a card that hides its end has none (%j)', async hidden => {
  expect(await readCard(hidden)).toEqual({ value: { paymentInstrumentId: 'pi1', isDefault: true } })
})

test.each([
  [{ expirationMonth: 4, expirationYear: 2030, holder: '' }, { expiry: { month: 4, year: 2030 } }],
  [{ expirationMonth: 4, holder: 'Jane Doe III' }, { holder: 'Jane Doe III' }],
])('of the card %j comes %j', async (paymentCard, fields) => {
  expect(await readCard(paymentCard)).toEqual({
    value: { paymentInstrumentId: 'pi1', isDefault: true, ...fields },
  })
})

test('a gift certificate is no card', async () => {
  expect(
    await addCustomerPaymentInstrumentContract['~standard'].validate({
      paymentInstrumentId: 'x',
      paymentCard: null,
    }),
  ).toEqual({ value: { paymentInstrumentId: 'x', isDefault: false } })
  expect(await issuePointers(addCustomerPaymentInstrumentContract, {})).toEqual(['/paymentInstrumentId'])
})

test('of a card number no more than four digits pass, wherever the wire puts it (SEC-30)', async () => {
  const number = fc.stringMatching(/^\d{13,19}$/)
  await fc.assert(
    fc.asyncProperty(number, async pan => {
      const paymentCard = {
        cardType: 'Visa',
        number: pan,
        maskedNumber: pan,
        numberLastDigits: pan,
        holder: pan,
      }
      expect(await readCard(paymentCard)).toEqual({
        value: { paymentInstrumentId: 'pi1', cardType: 'Visa', lastDigits: pan.slice(-4), isDefault: true },
      })
    }),
  )
})
