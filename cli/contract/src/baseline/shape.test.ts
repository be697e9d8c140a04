import * as fc from 'fast-check'
import { serializeBaseline, parseBaseline } from './baseline.ts'
import { shapeDiff } from './shape-diff.ts'
import { mergeShapes, inferShape } from './shape.ts'

const kinds = (before: readonly unknown[], after: readonly unknown[], maps: readonly string[] = []) =>
  shapeDiff(inferShape(before, maps), inferShape(after, maps)).map(
    ({ pointer, kind }) => `${kind} ${pointer}`,
  )

const manyWithSome = Array.from({ length: 40 }, (_, at) => (at < 14 ? { a: 1 } : {}))

test.each([
  ['nothing', [{ a: 1 }], [{ a: 25.5 }], []],
  ['a new field', [{ a: 1 }], [{ a: 1, b: { c: 1 } }], ['added /b']],
  ['a field gone', [{ a: { b: 1 } }], [{}], ['removed /a']],
  ['a field gone in every entry', [{ a: [{ b: 1 }, { b: 2 }] }], [{ a: [{}] }], ['removed /a/*/b']],
  ['a field gone in one entry', [{ a: [{ b: 1 }] }], [{ a: [{ b: 1 }, {}] }], ['became-optional /a/*/b']],
  ['an optional field gone', [{ a: { b: 1 } }, {}], [{}, {}], ['not-seen /a']],
  ['an optional field in one of two', [{ a: 1 }, { a: 1 }, {}], [{ a: 1 }, {}], []],
  ['a rare field gone', [{ a: 1 }, {}, {}], [{}], []],
  ['what some of many had', manyWithSome, [{}], ['not-seen /a']],
  ['an empty list', [{ a: [{ b: 1 }] }], [{ a: [] }], ['emptied /a/*']],
  ['a list that is empty in some', [{ a: [{ b: 1 }] }], [{ a: [] }, { a: [{ b: 1 }] }], []],
  ['a list that is absent', [{ a: [{ b: 1 }] }, {}], [{}], ['not-seen /a']],
  ['another type', [{ a: 1 }], [{ a: '1' }], ['type /a']],
  ['null where there was none', [{ a: 1 }], [{ a: 1 }, { a: null }], ['became-nullable /a']],
  ['nothing but null', [{ a: { b: 1 } }], [{ a: null }], ['removed /a']],
  ['nothing but null in an optional field', [{ a: 1 }, {}], [{ a: null }], ['not-seen /a']],
  ['something where only null was', [{ a: null }], [{ a: 'x' }], []],
  ['what nothing could hold', [null], [null], []],
])('%s is reported', (_, before, after, expected) => {
  expect(kinds(before, after)).toEqual(expected)
})

test('a field that one brand alone has is not missed at the other', () => {
  const [art, allPosters] = [inferShape([{ a: 1, b: 1 }]), inferShape([{ b: 1 }])]
  const text = serializeBaseline('x', { shape: mergeShapes(art, allPosters), recorded: '2026-01-01' })
  expect(shapeDiff(parseBaseline(text)?.shape ?? new Map(), allPosters)).toEqual([])
})

test('a list that one brand alone fills is not missed at the other', () => {
  const [art, allPosters] = [inferShape([{ a: [1] }]), inferShape([{ a: [] }])]
  expect(shapeDiff(mergeShapes(art, allPosters), allPosters)).toEqual([])
  expect(shapeDiff(mergeShapes(art, art), allPosters)).toMatchObject([{ kind: 'emptied' }])
})

test('the keys of a map are data', () => {
  expect(kinds([{ texts: { a: 'x' } }], [{ texts: { b: 'y' } }], ['/texts'])).toEqual([])
})

test('a baseline knows no value, and reads back as it was', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.json().map((text): unknown => JSON.parse(text)),
        { minLength: 1 },
      ),
      answers => {
        const shape = inferShape(answers)
        const text = serializeBaseline('x', { shape, recorded: '2026-01-01' })
        const read = parseBaseline(text)
        expect(shapeDiff(shape, read?.shape ?? new Map())).toEqual([])
        expect(shapeDiff(mergeShapes(shape, shape), shape)).toEqual([])
      },
    ),
  )
  const canary = inferShape([{ email: 'canary@example.com', list: ['canary', 42] }])
  expect(serializeBaseline('x', { shape: canary, recorded: '2026-01-01' })).not.toMatch(/canary|42/)
})

test.each(['', '{', '[]', '{"operation":1}', '{"operation":"a","recorded":"b","fields":{"answer":1}}'])(
  'a file that is no baseline is none: %s',
  text => {
    expect(parseBaseline(text)).toBeUndefined()
  },
)
