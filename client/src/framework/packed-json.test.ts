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
  { '': [['a'], [1]] },
  [{ '': { a: 1 } }, { '': 2 }, { '': [] }],
  [{ a: 1 }, { a: undefined }, { a: null }],
  [{}, {}, {}],
])('%j comes out as it went in', value => {
  expect(roundTrip({ value })).toEqual(JSON.parse(JSON.stringify({ value })))
})

test('the fields of things alike are named once', () => {
  const tiles = ['Dawn', 'Dusk', 'Noon'].map(name => ({ name, badges: [] }))
  expect(packJson({ tiles })).toEqual({
    tiles: {
      '': [
        ['name', 'badges'],
        ['Dawn', []],
        ['Dusk', []],
        ['Noon', []],
      ],
    },
  })
})
