import * as fc from 'fast-check'
import {
  $ZodArray,
  $ZodNullable,
  $ZodNumber,
  $ZodOptional,
  $ZodString,
  $ZodUnknown,
  type $ZodType,
} from 'zod/v4/core'
import { ObjectSchema as InNode } from './object-schema.node.ts'
import { ObjectSchema } from './object-schema.ts'

const text = new $ZodString({ type: 'string' })
const numbers = new $ZodArray({ type: 'array', element: new $ZodNumber({ type: 'number', checks: [] }) })
const optional = (innerType: $ZodType) => new $ZodOptional({ type: 'optional', innerType })

const FIELDS = {
  upi: text,
  title: optional(new $ZodNullable({ type: 'nullable', innerType: text })),
  sizes: optional(numbers),
  more: new $ZodUnknown({ type: 'unknown' }),
}

const work = (Class: typeof ObjectSchema) =>
  new Class({
    type: 'object',
    shape: { ...FIELDS, artist: new Class({ type: 'object', shape: { name: text } }) },
    checks: [],
  })

const outcome = (schema: $ZodType, value: unknown) => {
  const result = schema['~standard'].validate(value)
  if (result instanceof Promise) throw new TypeError('async schema')
  const { issues } = result
  return issues ? issues.map(({ message, path }) => ({ message, path })) : JSON.stringify(result.value)
}

const anything = fc.oneof(fc.string(), fc.double(), fc.constantFrom(null, undefined, true, [], {}))
const field = (usual: fc.Arbitrary<unknown>) => fc.oneof({ weight: 6, arbitrary: usual }, anything)
const answers = fc.record(
  {
    upi: field(fc.string()),
    title: field(fc.constantFrom('Water Lilies', null)),
    sizes: field(fc.array(fc.oneof({ weight: 6, arbitrary: fc.double({ noNaN: true }) }, anything))),
    more: anything,
    artist: field(fc.record({ name: field(fc.string()), born: anything }, { requiredKeys: [] })),
    unknown: anything,
  },
  { requiredKeys: [] },
)

test('what is compiled in Node reads, and refuses, as what browsers interpret', () => {
  const [inNode, inBrowsers] = [work(InNode), work(ObjectSchema)]
  const whole = { upi: 'A1', title: null, sizes: [3], more: 0, artist: { name: 'Monet' } }
  expect(outcome(inNode, whole)).toBe(outcome(inBrowsers, whole))
  expect(outcome(inNode, {})).toEqual(outcome(inBrowsers, {}))
  fc.assert(
    fc.property(fc.oneof(answers, anything), answer => {
      expect(outcome(inNode, answer)).toEqual(outcome(inBrowsers, answer))
    }),
    { numRuns: 1000 },
  )
})
