import { contractVectors } from '@wallart/sdk/testing'
import { planFor } from '../probes/plans.ts'
import { contractFindings } from './contract-findings.ts'

const findingsOf = async (operation: string, change: (answer: object) => object) => {
  const plan = planFor(operation)
  const vector = contractVectors().find(each => each.operation.id === operation)
  if (!plan || !vector) throw new Error(`${operation} has no plan or no vector`)
  return contractFindings(plan, change(Object(vector.good)))
}

test('an entry of a list says what was expected, also where the list drops it', async () => {
  const findings = await findingsOf('search-listing', answer => {
    const [hit] = Reflect.get(answer, 'hits')
    return { ...answer, hits: [{ ...hit, name: 7 }] }
  })
  expect(findings).toEqual([
    expect.objectContaining({
      pointer: '/hits/*/name',
      kind: 'type',
      expected: 'string',
      actual: 'number',
      message: 'expected string, got number',
    }),
  ])
})

test('a field says what was expected', async () => {
  const findings = await findingsOf('get-category', answer => ({ ...answer, name: 7 }))
  expect(findings).toMatchObject([{ pointer: '/name', message: 'expected string, got number' }])
})
