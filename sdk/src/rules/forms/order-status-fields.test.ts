import { ORDER_STATUS_FIELDS } from './order-status-fields.ts'

test('the form knows the billing zip but does not display it (ORD-06, ORD-07, ORD-09, ORD-10)', () => {
  expect(ORDER_STATUS_FIELDS.map(field => Object.assign({}, field, { label: field.label.message }))).toEqual([
    { name: 'orderNumber', label: 'Order Number', type: 'text', isDisplayed: true },
    { name: 'orderEmailAddress', label: 'Order Email', type: 'email', isDisplayed: true },
    { name: 'orderPostalCode', label: 'Billing Zip', type: 'text', isDisplayed: false },
  ])
})
