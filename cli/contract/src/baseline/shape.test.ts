import * as fc from 'fast-check'
import { serializeBaseline, parseBaseline } from './baseline.ts'
import { changeLines, diffBaselines, hasBreakingChanges, hasOtherEmptyTexts } from './diff-baselines.ts'
import { shapeDiff } from './shape-diff.ts'
import { mergeShapes, inferShape } from './shape.ts'

const kinds = (before: readonly unknown[], after: readonly unknown[], maps: readonly string[] = []) =>
  shapeDiff(inferShape(before, maps), inferShape(after, maps)).map(
    ({ pointer, kind }) => `${kind} ${pointer}`,
  )

const manyWithSome = Array.from({ length: 40 }, (_, at) => (at < 14 ? { a: 1 } : {}))

const manyWithText = manyWithSome.map(({ a }) => ({ a: a ? 'x' : '' }))

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
  ['a text that is empty everywhere', [{ a: 'x' }, { a: '' }], [{ a: '' }, { a: ' ' }], ['emptied /a']],
  ['a text that is empty or null', [{ a: 'x' }], [{ a: '' }, { a: null }], ['emptied /a']],
  ['an optional text that is empty', [{ a: 'x' }, {}], [{ a: '' }, {}], ['emptied /a']],
  ['a list of empty texts', [{ a: ['x'] }], [{ a: ['', ''] }], ['emptied /a/*']],
  ['a text that is empty in some', [{ a: 'x' }], [{ a: 'x' }, { a: '' }], []],
  ['a text that never was any', [{ a: '' }], [{ a: '' }], []],
  ['a text where only empty ones were', [{ a: '' }], [{ a: 'x' }], []],
  ['a text that few had', [{ a: 'x' }, { a: '' }, { a: '' }], [{ a: '' }], []],
  ['a text that some of many had', manyWithText, [{ a: '' }], ['emptied /a']],
  ['a number beside empty texts', [{ a: 'x' }], [{ a: '' }, { a: 1 }], ['type /a']],
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

test('a text that is empty at one brand alone is not missed there', () => {
  const [art, allPosters] = [inferShape([{ a: 'x' }]), inferShape([{ a: '' }])]
  const both = mergeShapes(art, allPosters)
  const text = serializeBaseline('x', { shape: both, recorded: '2026-01-01' })
  expect(JSON.parse(text).fields).toEqual({ answer: 'object', '/a': 'string, most empty' })
  expect(shapeDiff(both, allPosters)).toEqual([])
  expect(shapeDiff(mergeShapes(art, art), allPosters)).toMatchObject([
    { kind: 'emptied', before: 'string', after: 'string, all empty' },
  ])
})

test.each([
  ['all', ['', ''], ['']],
  ['some', ['x', ''], ['x']],
  ['most', ['x', '', ''], ['x', '']],
  ['most', ['x'], ['']],
  [undefined, ['x'], [null, 'y']],
  ['all', [''], [null]],
])('of texts %s are empty where shapes of %j and %j are merged', (empty, one, other) => {
  const merged = mergeShapes(inferShape(one), inferShape(other))
  expect(merged.get('')?.empty).toBe(empty)
})

test.each([
  ['string', { types: ['string'], optional: false }],
  ['null|string?', { types: ['null', 'string'], optional: true }],
  ['string? rare', { types: ['string'], optional: true, rare: true }],
  ['string, some empty', { types: ['string'], optional: false, empty: 'some' }],
  ['string? rare, all empty', { types: ['string'], optional: true, rare: true, empty: 'all' }],
])('a field of a baseline is read as it is written: %s', (text, field) => {
  const file = JSON.stringify({ operation: 'a', recorded: 'b', fields: { '/a': text } })
  const read = parseBaseline(file)
  expect(read?.shape.get('/a')).toEqual(field)
  expect(JSON.parse(serializeBaseline('a', { shape: read?.shape ?? new Map(), recorded: 'b' }))).toEqual(
    JSON.parse(file),
  )
})

test.each([
  ['some where none was known', ['x'], ['x', ''], true],
  ['text where all were empty', [''], ['x', ''], true],
  ['none where some were', ['x', ''], ['x'], false],
  ['none where most were', ['x', '', ''], ['x'], false],
  ['as before', [''], [''], false],
])('empty texts are news: %s', (_, before, after, expected) => {
  expect(hasOtherEmptyTexts(inferShape(before), inferShape(after))).toBe(expected)
})

test('a diff of baselines has the texts that became empty', () => {
  const [before, after] = ['x', ''].map(
    a => new Map([['get-a', { shape: inferShape([{ a }]), recorded: '2026-01-01' }]]),
  )
  const changes = diffBaselines(before ?? new Map(), after ?? new Map())
  expect(changeLines(changes)).toEqual(['get-a', '  emptied         /a  string → string, all empty'])
  expect(hasBreakingChanges(changes)).toBe(false)
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
