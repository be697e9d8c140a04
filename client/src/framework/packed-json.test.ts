import * as fc from 'fast-check'
import { packJson, unpackJson } from './packed-json.ts'

const roundTrip = (value: unknown): unknown => unpackJson(JSON.stringify(packJson(value)))

const lists = fc.array(fc.record({ '': fc.jsonValue(), name: fc.jsonValue() }, { requiredKeys: ['name'] }))

test.each([
  ['any value', fc.jsonValue()],
  ['lists of things alike and unlike', fc.array(lists)],
])('%s: it comes out as it went in', (_, values) => {
  fc.assert(
    fc.property(values, value => {
      expect(JSON.stringify(roundTrip(value))).toBe(JSON.stringify(value))
    }),
  )
})

test.each([
  { '': [['a'], [''], [1]] },
  ['/a/\ud83d\ude00', '/a/\ud83d\ude01', '/a/\ud83d\ude02'].map(href => ({ href })),
  ['ab', 'ab', 7].map(href => ({ href })),
  [{ '': { a: 1 } }, { '': 2 }, { '': [] }],
  [{ a: 1 }, { a: undefined }, { a: null }],
  [{}, {}, {}],
])('%j comes out as it went in', value => {
  expect(roundTrip({ value })).toEqual(JSON.parse(JSON.stringify({ value })))
})

test('the fields of things alike are named once, and what their texts begin with stands there once', () => {
  const tiles = ['Dawn', 'Day', 'Dark'].map(name => ({ name, badges: [], size: 'One Size' }))
  expect(packJson({ tiles })).toEqual({
    tiles: {
      '': [
        ['name', 'badges', 'size'],
        ['Da', '', 'One Size'],
        ['wn', [], ''],
        ['y', [], ''],
        ['rk', [], ''],
      ],
    },
  })
})
