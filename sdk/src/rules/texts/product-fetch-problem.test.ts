import * as fc from 'fast-check'
import { productFetchProblem } from './product-fetch-problem.ts'

test.each([
  [
    { call: 'product', status: 404, productCount: 0 },
    { code: 'product.not-found', message: 'Product Not Found.', status: 404 },
  ],
  [
    { call: 'group', status: 404, productCount: 0 },
    {
      code: 'product.group-not-found',
      message: 'Product Not Found. UPI: A1042',
      values: { upi: 'A1042' },
      status: 404,
    },
  ],
  [
    { call: 'group', status: 200, productCount: 0 },
    {
      code: 'product.none-available',
      message: 'There are no products available for the UPI: A1042',
      values: { upi: 'A1042' },
      status: 404,
    },
  ],
  [
    { call: 'product', status: 503, productCount: 0 },
    {
      code: 'product.fetch-failed',
      message: 'Fetch product failed with status: 503',
      values: { status: 503 },
      status: 503,
    },
  ],
] as const)(
  'the answer %j is the problem %j (ERR-17, ERR-18, ERR-19, ERR-20, ERR-21, ERR-22, C-31)',
  (answer, problem) => {
    expect(productFetchProblem({ upi: 'A1042', ...answer })).toStrictEqual(problem)
  },
)

test.each([
  [199, 1, 199],
  [200, 1, undefined],
  [200, 0, 404],
  [299, 1, undefined],
  [300, 1, 300],
  [403, 1, 403],
  [404, 1, 404],
  [405, 1, 405],
])(
  'status %p with %p products makes the page answer %p (ERR-20, ERR-21, ERR-22)',
  (status, productCount, page) => {
    expect(productFetchProblem({ call: 'group', upi: 'A1', status, productCount })?.status).toBe(page)
  },
)

test('every status but success is a problem (ERR-21)', () => {
  fc.assert(
    fc.property(fc.integer(), status => {
      const problem = productFetchProblem({ call: 'product', upi: 'A1', status, productCount: 1 })
      expect(problem === undefined).toBe(status >= 200 && status < 300)
    }),
  )
})
