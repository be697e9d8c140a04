import { inferShape, mergeShapes } from '../baseline/shape.ts'
import { driftFindings } from './drift-findings.ts'

const texts = (...values: readonly string[]) => inferShape(values.map(a => ({ a })))

test.each([
  ['the baseline never had it empty', texts('x'), texts('', '', ''), ['/a'], 'breaking'],
  ['two values alone were seen', texts('x'), texts('', ''), ['/a'], 'warning'],
  ['the baseline had it empty at times', texts('x', ''), texts('', '', ''), ['/a'], 'warning'],
  ['the shop reads nothing of it', texts('x'), texts('', '', ''), ['/b'], 'info'],
])('a text that became empty everywhere, where %s', (_, before, after, reads, severity) => {
  const [finding, ...others] = driftFindings(before, after, new Set(reads), ['product page'])
  expect(others).toEqual([])
  expect(finding).toMatchObject({
    pointer: '/a',
    kind: 'missing',
    severity,
    actual: 'string, all empty',
    message: 'A text of the baseline is empty in every response',
  })
  expect(finding?.readBy).toEqual(severity === 'info' ? undefined : ['product page'])
})

test('entries of a list that became empty texts break where they are read', () => {
  const [before, after] = [['x'], ['', '', '']].map(a => inferShape([{ a }]))
  const findings = driftFindings(before ?? new Map(), after ?? new Map(), new Set(['/a/*']), [])
  expect(findings).toMatchObject([{ pointer: '/a/*', severity: 'breaking' }])
})

test('a list that became empty is a warning where the list is read', () => {
  const [before, after] = [['x'], []].map(a => inferShape([{ a }]))
  const findings = driftFindings(before ?? new Map(), after ?? new Map(), new Set(['/a']), [])
  expect(findings).toMatchObject([
    { pointer: '/a/*', severity: 'warning', message: expect.stringContaining('A list that had entries') },
  ])
})

test('a text that is empty at one brand alone is no finding', () => {
  const both = mergeShapes(texts('x'), texts(''))
  expect(driftFindings(both, texts('', '', ''), new Set(['/a']), [])).toEqual([])
})
