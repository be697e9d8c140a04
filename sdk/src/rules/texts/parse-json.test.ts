import { parseJson } from './parse-json.ts'

test.each([
  ['an object', '{"a":1}', { a: 1 }],
  ['a byte order mark before it', '\uFEFF{"a":1}', { a: 1 }],
  ['nothing', '', undefined],
  ['a text that was cut off', '{"a":', undefined],
])('%s', (_, text, expected) => {
  expect(parseJson(text)).toEqual(expected)
})
