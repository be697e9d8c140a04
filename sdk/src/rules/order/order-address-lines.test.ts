import { orderAddressLines } from './order-address-lines.ts'

const address = {
  firstName: 'Ada',
  lastName: 'Byron',
  addressLine1: '12 Loop Rd',
  city: 'Salem',
  state: 'OR',
  zip: '97301',
}

test('an address shows both names, the street, city, state and zip (ORD-34, ORD-35)', () => {
  expect(orderAddressLines(address)).toEqual(['Ada Byron', '12 Loop Rd', 'Salem, OR 97301'])
})

test.each([
  [{ lastName: ' ' }, ['Ada', '12 Loop Rd', 'Salem, OR 97301']],
  [{ addressLine1: ' ' }, ['Ada Byron', 'Salem, OR 97301']],
  [{ city: '' }, ['Ada Byron', '12 Loop Rd', 'OR 97301']],
  [{ state: '', zip: '' }, ['Ada Byron', '12 Loop Rd', 'Salem']],
  [{ addressLine1: ' 1 A ', zip: ' 5 ' }, ['Ada Byron', '1 A', 'Salem, OR 5']],
])('what is missing leaves no gap: %j (ORD-34)', (change, lines) => {
  expect(orderAddressLines({ ...address, ...change })).toEqual(lines)
})
