import type { Judged } from './area.mjs'
import { summary, survivorLines, table } from './report.mjs'

const mutant = (at: number, fate: Judged['fate'], extra: Partial<Judged> = {}): Judged => ({
  id: at,
  at,
  fate,
  file: 'sdk/src/rules/stock/is-low.ts',
  line: 'return left < 5',
  original: 'left < 5',
  mutant: 'left <= 5',
  ...extra,
})

test('a folder has the share of changes that its tests notice', () => {
  const { rows } = summary([mutant(1, 'killed'), mutant(2, 'killed'), mutant(3, 'untested')], [])
  const counts = { mutants: 3, killed: 2, survived: 1, equivalent: 0, score: 66.6 }
  expect(rows).toEqual([
    { folder: 'rules/stock', ...counts },
    { folder: 'all', ...counts },
  ])
  expect(table(rows).split('\n')[1]).toMatch(/^rules\/stock +3 +2 +1 +0 +66\.6$/)
})

test('a survivor says where it is, what stood there and what stands there now', () => {
  const judged = [
    mutant(7, 'untested', { original: 'go(\n  left)', mutant: '' }),
    mutant(3, 'survived'),
    mutant(1, 'killed'),
  ]
  expect(survivorLines(summary(judged, []).survivors)).toEqual([
    'sdk/src/rules/stock/is-low.ts:3  left < 5  →  left <= 5',
    'sdk/src/rules/stock/is-low.ts:7  go( left)  →  (left out)  (no test comes here)',
  ])
})

test('a change that is known to alter nothing does not count, and a known one that is noticed is named', () => {
  const { file, line, mutant: changed } = mutant(3, 'survived')
  const known = { file, line, mutant: changed, why: 'left is never 5' }
  const old = { ...known, mutant: 'left !== 5' }
  const { rows, survivors, unused } = summary([mutant(3, 'survived'), mutant(4, 'killed')], [known, old])
  expect(rows.at(-1)).toMatchObject({ killed: 1, survived: 0, equivalent: 1, score: 100 })
  expect(survivors).toEqual([])
  expect(unused).toEqual([old])
})
