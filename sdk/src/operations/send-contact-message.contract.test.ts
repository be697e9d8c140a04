import { sendContactMessageContract } from './send-contact-message.contract.ts'

const read = (answer: unknown) => sendContactMessageContract['~standard'].validate(answer)

test('a message is known under its reference', async () => {
  expect(await read({ reference: 'C12345678', received: 'now' })).toEqual({ value: 'C12345678' })
})

test.each([[{}], [{ reference: 7 }], [null]])('%j is no answer to a message', async answer => {
  expect(await read(answer)).toHaveProperty('issues')
})
