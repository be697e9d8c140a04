import * as fc from 'fast-check'
import { refine } from './refine.ts'
import * as z from './schema.ts'
import { validEntries, lenientList } from './lenient-list.ts'

const issuesOf = (schema: z.Schema, value: unknown) =>
  z.read(schema, value).issues?.map(({ path = [] }) => path.map(String).join('/'))

const work = z.object({ upi: z.string(), price: z.number(refine(price => price >= 0)) })

test.each<[string, z.Schema, unknown, unknown]>([
  ['a text', z.string(), 'a', 'a'],
  ['a number', z.number(), 0, 0],
  ['a flag', z.boolean(), false, false],
  ['anything', z.unknown(), null, null],
  ['a list', z.array(z.string()), ['a'], ['a']],
  ['the fields it names', work, { upi: 'A1', price: 5, secret: 'x' }, { upi: 'A1', price: 5 }],
  ['values by any name', z.record(z.string()), { a: 'b', c: 'd' }, { a: 'b', c: 'd' }],
  ['what is missing', z.optional(z.string()), undefined, undefined],
  ['what is null', z.nullish(z.string()), null, null],
])('a schema reads %s', (_, schema, value, expected) => {
  expect(z.read(schema, value)).toEqual({ value: expected })
})

test.each<[string, z.Schema, unknown, readonly string[]]>([
  ['a number for a text', z.string(), 1, ['']],
  ['a number that is none', z.number(), Number.NaN, ['']],
  ['an endless number', z.number(), Number.POSITIVE_INFINITY, ['']],
  ['a text for a flag', z.boolean(), 'true', ['']],
  ['a broken entry', z.array(z.string()), ['a', 1], ['1']],
  ['a missing field', work, { price: 5 }, ['upi']],
  ['what must not be', work, { upi: 'A1', price: -5 }, ['price']],
  ['a list for fields', work, [], ['']],
  ['a broken value', z.record(z.string()), { a: 1 }, ['a']],
  ['null where only nothing may be', z.optional(z.string()), null, ['']],
])('a schema refuses %s, and says where', (_, schema, value, places) => {
  expect(issuesOf(schema, value)).toEqual(places)
})

test('the type of a schema has what may be missing as an optional field, and no other', () => {
  const schema = z.object({ upi: z.string(), title: z.nullish(z.string()), tags: z.optional(z.unknown()) })
  const shortest: z.infer<typeof schema> = { upi: 'A1' }
  const fullest: z.infer<typeof schema> = { upi: 'A1', title: null, tags: ['new'] }
  // @ts-expect-error A field that must be there is missing.
  const missing: z.infer<typeof schema> = { title: 'Water Lilies' }
  // @ts-expect-error A field has another type.
  const other: z.infer<typeof schema> = { upi: 1 }
  // @ts-expect-error The schema names no such field.
  const unknown: z.infer<typeof schema> = { upi: 'A1', artist: 'Monet' }
  expect([shortest, fullest, unknown].map(value => issuesOf(schema, value))).toEqual([
    undefined,
    undefined,
    undefined,
  ])
  expect([missing, other].map(value => issuesOf(schema, value))).toEqual([['upi'], ['upi']])
})

test('a list is refused only when none of its entries can be used, for what is wrong with them', () => {
  const list = lenientList(work)
  const good = { upi: 'A1', price: 5 }
  expect([null, undefined, [], [good], [{}, good]].map(value => issuesOf(list, value))).toEqual(
    Array.from({ length: 5 }),
  )
  expect(issuesOf(list, [{ upi: 'A1' }, {}])).toEqual(['0/price', '1/upi', '1/price'])
  expect(validEntries([{}, good, 1], work)).toEqual({ valid: [good], dropped: 2 })
})

test('nothing that was parsed makes a schema stumble', () => {
  const nested = z.object({ works: z.nullish(z.array(work)), names: z.record(z.nullish(z.string())) })
  fc.assert(
    fc.property(fc.jsonValue(), value => {
      expect(() => z.read(nested, value)).not.toThrow()
    }),
  )
})

test.each<[string, unknown, string]>([
  ['a missing field', { price: 5 }, 'expected string, missing'],
  ['nothing', { upi: null, price: 5 }, 'expected string, got null'],
  ['a number for a text', { upi: 12_345, price: 5 }, 'expected string, got number'],
  ['a text for a number', { upi: 'A1', price: 'jane@example.com' }, 'expected number, got string'],
  ['a list for a text', { upi: [], price: 5 }, 'expected string, got array'],
  ['a number that cannot be', { upi: 'A1', price: -5 }, 'unusable number'],
  ['a list for fields', [], 'expected object, got array'],
])('%s is named by what is expected and what is there, never by its value', (_, value, message) => {
  expect(z.read(work, value).issues?.map(issue => issue.message)).toEqual([message])
})

test('a list of broken entries names the first ten', () => {
  const list = z.object({ works: lenientList(work) })
  const works = Array.from({ length: 12 }, (_, at) => ({ upi: `A${at}` }))
  const { issues = [] } = z.read(list, { works })
  expect(issues).toHaveLength(10)
  expect(issues[9]).toMatchObject({ path: ['works', 9, 'price'], message: 'expected number, missing' })
})
