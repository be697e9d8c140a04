import { pageMessage } from './page-message.ts'

test.each([
  [{ page: 3, pageCount: 12, shown: 60 }, 'Page 3 of 12, 60 results'],
  [{ page: 1234, pageCount: 1234, shown: 1 }, 'Page 1,234 of 1,234, 1 result'],
])('%j is said as %j (A-10)', (input, message) => {
  expect(pageMessage(input)).toEqual({ code: 'list.page', message, values: input })
})
