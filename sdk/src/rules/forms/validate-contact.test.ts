import { CONTACT_MESSAGE_MAX, CONTACT_TOPICS, validateContact } from './validate-contact.ts'

const form = {
  topic: 'order',
  name: ' Ann Lee ',
  email: 'ann@example.com',
  orderNumber: 'W 000 000014',
  message: 'Hi.',
}

test('a message is cleaned, and says what it is about', () => {
  expect(validateContact(form)).toEqual({
    ok: true,
    value: {
      topic: 'order',
      name: 'Ann Lee',
      email: 'ann@example.com',
      orderNumber: 'W000000014',
      message: 'Hi.',
    },
  })
})

test.each([
  [{ topic: 'poetry' }, { topic: 'other' }],
  [
    { topic: undefined, orderNumber: undefined },
    { topic: 'other', orderNumber: '' },
  ],
  [{ orderNumber: ` W${'1'.repeat(20)} ` }, { orderNumber: `W${'1'.repeat(19)}` }],
  [{ message: ' One line.\nAnother. ' }, { message: 'One line.\nAnother.' }],
  [{ message: 'x'.repeat(CONTACT_MESSAGE_MAX) }, {}],
])('with %j it is still a message', (change, value) => {
  expect(validateContact({ ...form, ...change })).toMatchObject({ ok: true, value })
})

test.each([
  [{ name: ' ' }, ['contact.name-required']],
  [{ name: 'x'.repeat(300) }, ['contact.name-required']],
  [{ email: 'ann' }, ['email.invalid']],
  [{ message: '' }, ['contact.message-required']],
  [{ message: 'x'.repeat(CONTACT_MESSAGE_MAX + 1) }, ['contact.message-too-long']],
  [
    { name: '', email: '', message: '' },
    ['contact.name-required', 'email.invalid', 'contact.message-required'],
  ],
])('with %j it is none: %j', (change, codes) => {
  const checked = validateContact({ ...form, ...change })
  expect(checked.ok ? [] : checked.error.map(({ code }) => code)).toEqual(codes)
})

test('each field that is wrong is named with what to do about it', () => {
  expect(validateContact(undefined)).toEqual({
    ok: false,
    error: [
      { field: 'name', code: 'contact.name-required', message: 'Please enter your name.' },
      expect.objectContaining({ field: 'email', code: 'email.invalid' }),
      { field: 'message', code: 'contact.message-required', message: 'Please write your message.' },
    ],
  })
  expect(validateContact({ ...form, message: 'x'.repeat(CONTACT_MESSAGE_MAX + 1) })).toMatchObject({
    error: [{ field: 'message', message: 'Please shorten your message to 4,000 characters.' }],
  })
})

test.each(CONTACT_TOPICS)('%s is a topic of a message', topic => {
  expect(validateContact({ ...form, topic })).toMatchObject({ ok: true, value: { topic } })
})

test('a message may be about an order, a work, a return, business or anything else', () => {
  expect(CONTACT_TOPICS).toEqual(['order', 'product', 'return', 'business', 'other'])
})
