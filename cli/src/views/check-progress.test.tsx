import { render } from 'ink-testing-library'
import { PLANS } from '@wallart/contract/probes/plans.ts'
import type { ProbeResult } from '@wallart/contract/run/probe-log.ts'
import { createSelection } from '@wallart/contract/run/selection.ts'
import { CheckProgress } from './check-progress.tsx'
import { createProgressListener, withResult, initialCheckState, type CheckState } from './check-state.ts'

const selection = createSelection(
  { names: ['search-listing', 'get-ratings'], mode: 'all', mutating: false, sideEffects: false },
  {},
)

function probeResult(id: string, more: Partial<ProbeResult> = {}): ProbeResult {
  const plan = PLANS.find(({ operation }) => operation.id === id)
  const [probe] = plan?.probes ?? []
  if (!plan || !probe) throw new Error(`There is no ${id}.`)
  return { plan, probe, caseId: `${id}/case@art`, findings: [], ...more }
}

const renderProgress = (state: CheckState, columns = 80) =>
  render(<CheckProgress state={state} columns={columns} />).lastFrame() ?? ''

const BROKEN = { pointer: '/hits', count: 1, kind: 'missing', severity: 'breaking', message: 'x' } as const

test('every service has a line with what is asked of it on all sites', () => {
  const frame = renderProgress(initialCheckState(selection, 2))
  const searches = selection.plannedProbes.filter(({ plan }) => plan.operation.service === 'search').length
  expect(frame).toContain(`0 of ${selection.plannedProbes.length * 2}`)
  expect(frame).toContain(`0/${searches * 2}`)
  expect(frame).toMatch(/· bizapi/)
})

test('broken probes are counted as they arrive, and the last case is shown', () => {
  const state = withResult(
    initialCheckState(selection, 1),
    probeResult('search-listing', { findings: [BROKEN] }),
  )
  const frame = renderProgress(state)
  expect(frame).toMatch(/✗ search .* 1 broken/)
  expect(frame).toContain('search-listing/case@art')
})

test('every result of a running check is shown', () => {
  const shown: CheckState[] = []
  const { onSelected, onResult } = createProgressListener(1, state => void shown.push(state))
  onSelected(selection)
  onResult(probeResult('search-listing'))
  onResult(probeResult('get-ratings', { findings: [BROKEN] }))
  expect(shown).toHaveLength(3)
  expect(renderProgress(shown[2] ?? initialCheckState(selection, 1))).toContain(
    `2 of ${selection.plannedProbes.length}`,
  )
})

test('a service that was asked everything is done; what scenarios ask besides makes its line longer', () => {
  const once = withResult({ services: [], last: '' }, probeResult('get-ratings'))
  expect(renderProgress(once)).toMatch(/✓ bizapi .* 1\/1/)
})

test('on a narrow terminal signs stand for words', () => {
  const state = withResult(
    initialCheckState(selection, 1),
    probeResult('search-listing', { findings: [BROKEN] }),
  )
  expect(renderProgress(state, 40)).toMatch(/✗ search .* ✗1$/m)
})

test('nothing is wider than 40 columns', () => {
  const state = withResult(
    initialCheckState(selection, 2),
    probeResult('search-listing', { findings: [BROKEN] }),
  )
  expect(
    Math.max(
      ...renderProgress(state, 40)
        .split('\n')
        .map(line => line.length),
    ),
  ).toBeLessThanOrEqual(40)
})
