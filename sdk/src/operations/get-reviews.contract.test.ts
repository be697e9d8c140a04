import { getReviewsContract } from './get-reviews.contract.ts'

const REVIEW = {
  id: 'R1',
  stars: 5,
  title: 'Glad I did',
  text: 'It hangs.',
  author: 'Ann L.',
  hometown: 'Durham, NC',
  writtenAt: '2026-03-01T00:00:00.000Z',
  isVerified: true,
  finish: 'frame',
  product: {
    upi: 'A8',
    title: 'Quiet Ridge',
    artistName: 'Ines Caldera',
    imageId: 'A8',
    productUrl: '/products/quiet-ridge-A8',
  },
}

const validate = (review: object) =>
  getReviewsContract['~standard'].validate({ total: 1, reviews: [{ ...REVIEW, ...review }] })

test('a page of reviews is as it comes', async () => {
  expect(await validate({ extra: 1 })).toEqual({ value: { total: 1, reviews: [REVIEW] } })
})

test('what is not said is empty, and an unknown finish is none', async () => {
  const { upi, productUrl } = REVIEW.product
  expect(
    await validate({
      title: null,
      author: null,
      hometown: null,
      isVerified: null,
      finish: 'velvet',
      product: { upi, productUrl },
    }),
  ).toMatchObject({
    value: { reviews: [{ title: '', author: '', hometown: '', isVerified: false, product: { title: '' } }] },
  })
})

test.each([{ stars: 0 }, { stars: 4.5 }, { stars: 6 }, { text: '' }, { writtenAt: 'soon' }])(
  'with %j it is no review',
  async change => {
    expect(await validate(change)).toHaveProperty('issues')
  },
)
