import { validateResponse } from '../http/validate-response.ts'
import { ContractError } from '../errors/contract-error.ts'
import { contractVectors } from './contract-vectors.ts'

const vectors = contractVectors()
const good = vectors.map(({ operation, contract, good: answer }) => ({ id: operation.id, contract, answer }))
const bad = vectors.flatMap(({ operation: { id }, contract, bad: answers }) =>
  answers.map(({ name, pointer, response }) => ({ id, contract, name, pointer, answer: response })),
)

test.each(good)(
  'the sample of $id keeps its contract and loses nothing',
  async ({ contract, answer, id }) => {
    const valid = await validateResponse(contract, answer, { operation: id })
    expect(valid).toBeDefined()
    expect(JSON.stringify(valid)).not.toContain('"dropped":1')
  },
)

test.each(bad)('$id $name breaks its contract there', async ({ contract, answer, pointer, id }) => {
  const failure = await validateResponse(contract, answer, { operation: id }).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(ContractError)
  expect(failure).toMatchObject({ issues: [{ pointer }] })
})

test('a broken answer is like the good one everywhere else', () => {
  const [category] = vectors
  expect(category?.bad[4]).toEqual({
    ...category?.bad[4],
    name: 'without /categories/0/id',
    response: {
      ...Object(category?.good),
      categories: [{ name: 'Office', parentCategoryId: 'rooms', c_showInMenu: true }],
    },
  })
  expect(category?.bad).toHaveLength(6)
})

test('every call has its vector once', () => {
  expect(new Set(good.map(({ id }) => id)).size).toBe(good.length)
})
