import { OPERATIONS } from '@wallart/sdk/operations/catalogue'
import { SCENARIOS } from '../scenarios/scenarios.ts'
import { CUSTOMER_SESSION, GUEST_SESSION } from '../scenarios/session-scenarios.ts'
import { PLANS, planFor } from './plans.ts'

const covered = [GUEST_SESSION, CUSTOMER_SESSION, ...SCENARIOS].flatMap(({ covers }) => covers)

test('every operation of the catalogue has exactly one plan', () => {
  const ids = PLANS.map(({ operation }) => operation.id)
  expect(ids.toSorted()).toEqual(OPERATIONS.map(({ id }) => id).toSorted())
})

test.each(OPERATIONS)('$id has a question or a scenario', operation => {
  expect(
    (planFor(operation.id)?.probes.length ?? 0) + covered.filter(each => each === operation).length,
  ).toBeGreaterThan(0)
})

test.each(OPERATIONS.filter(({ effect }) => effect === 'read'))('$id is asked for an answer', ({ id }) => {
  expect(planFor(id)?.probes.map(({ kind }) => kind)).toContain('positive')
})

test.each(OPERATIONS.filter(({ access }) => access === 'shopper'))(
  '$id is asked for without a token or for something unknown',
  ({ id }) => {
    expect(planFor(id)?.probes.some(({ status: [best = 200] }) => best >= 400)).toBe(true)
  },
)

test('the probes of an operation have unique names', () => {
  for (const { probes } of PLANS) expect(new Set(probes.map(({ name }) => name)).size).toBe(probes.length)
})
