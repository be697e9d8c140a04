import { countedList } from './counted-list.ts'
import * as z from './schema.ts'

const schema = z.object(
  { data: z.nullish(z.array(z.string())), total: z.number(), offset: z.nullish(z.number()) },
  countedList('data'),
)

test.each([
  [{ total: 2 }, ['data']],
  [{ total: 2, data: null }, ['data']],
  [{ total: 2, offset: 1 }, ['data']],
  [{ total: 2, offset: 2 }, undefined],
  [{ total: 2, data: [] }, undefined],
  [{ total: 0 }, undefined],
])('%j: what is missing is %j', (value, path) => {
  expect(z.read(schema, value).issues?.[0]?.path).toEqual(path)
})
