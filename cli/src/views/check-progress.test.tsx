import { render } from 'ink-testing-library'
import { PLANS } from '../contract/probes/plans.ts'
import type { Entry } from '../contract/run/ledger.ts'
import { selectionOf } from '../contract/run/selection.ts'
import { CheckProgress } from './check-progress.tsx'
import { answered, begun, type CheckState } from './check-state.ts'

const selection = selectionOf({
  names: ['search-listing', 'get-ratings'],
  mode: 'all',
  mutating: false,
  sideEffects: false,
})

function entryOf(id: string, more: Partial<Entry> = {}): Entry {
  const plan = PLANS.find(({ operation }) => operation.id === id)
  const [probe] = plan?.probes ?? []
  if (!plan || !probe) throw new Error(`There is no ${id}.`)
  return { plan, probe, caseId: `${id}/case@art`, findings: [], ...more }
}

const drawn = (state: CheckState, columns = 80) =>
  render(<CheckProgress state={state} columns={columns} />).lastFrame() ?? ''

const BROKEN = { pointer: '/hits', count: 1, kind: 'missing', severity: 'breaking', message: 'x' } as const

test('every service has a line with what is asked of it on all sites', () => {
  const frame = drawn(begun(selection, 2))
  const searches = selection.questions.filter(({ plan }) => plan.operation.service === 'search').length
  expect(frame).toContain(`0 of ${selection.questions.length * 2}`)
  expect(frame).toContain(`0/${searches * 2}`)
  expect(frame).toMatch(/· bizapi/)
})

test('what is broken is counted as it comes, and the last case is told', () => {
  const state = answered(begun(selection, 1), entryOf('search-listing', { findings: [BROKEN] }))
  const frame = drawn(state)
  expect(frame).toMatch(/✗ search .* 1 broken/)
  expect(frame).toContain('search-listing/case@art')
})

test('a service that was asked everything is done; what scenarios ask besides makes its line longer', () => {
  const once = answered({ services: [], last: '' }, entryOf('get-ratings'))
  expect(drawn(once)).toMatch(/✓ bizapi .* 1\/1/)
})

test('on a narrow terminal signs stand for words', () => {
  const state = answered(begun(selection, 1), entryOf('search-listing', { findings: [BROKEN] }))
  expect(drawn(state, 40)).toMatch(/✗ search .* ✗1$/m)
})

test('nothing is wider than 40 columns', () => {
  const state = answered(begun(selection, 2), entryOf('search-listing', { findings: [BROKEN] }))
  expect(
    Math.max(
      ...drawn(state, 40)
        .split('\n')
        .map(line => line.length),
    ),
  ).toBeLessThanOrEqual(40)
})
