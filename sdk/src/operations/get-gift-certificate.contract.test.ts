import { getGiftCertificateContract } from './get-gift-certificate.contract.ts'

const ANSWER = {
  maskedGiftCertificateCode: '************NPQR',
  amount: 50,
  balance: 19.99,
  currency: 'USD',
  status: 'issued',
}

const validate = (answer: unknown) => getGiftCertificateContract['~standard'].validate(answer)

test('a gift card is what it was bought for, and what is left of that', async () => {
  expect(await validate(ANSWER)).toMatchObject({
    value: {
      maskedCode: '************NPQR',
      amount: { minor: 5000, currency: 'USD' },
      balance: { minor: 1999, currency: 'USD' },
    },
  })
})

test.each(['balance', 'currency', 'maskedGiftCertificateCode'])('without %s it is none', async field => {
  expect(await validate({ ...ANSWER, [field]: undefined })).toHaveProperty('issues')
})
