import { resultCount } from './result-count.ts'

test.each([
  [0, '0 results'],
  [1, '1 result'],
  [2, '2 results'],
  [999, '999 results'],
  [1234, '1,234 results'],
  [3_000_000, '3,000,000 results'],
])('%p products are %j above the list (UX-06)', (total, message) => {
  expect(resultCount(total)).toEqual({ code: 'list.count', message, values: { total } })
})
