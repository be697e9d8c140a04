import * as fc from 'fast-check'
import { readdirSync } from 'node:fs'
import { SdkError } from '../errors/sdk-error.ts'
import type { Contract } from '../model/contract.ts'
import { validateResponse } from './validate-response.ts'
import { BAD_RESPONSES } from './testing/bad-responses.ts'
import { catchError } from './testing/catch-error.ts'
import { findWrongOutcomes } from './testing/find-wrong-outcomes.ts'

// To be poured out at every operation takes seconds: that is in the slow file.
test.each(BAD_RESPONSES.filter(({ name }) => name !== 'endless'))(
  '$name: every operation ends as $code within its budget, and nothing leaks',
  async bad => {
    expect(await findWrongOutcomes(bad)).toEqual([])
  },
)

const folder = new URL('../operations/', import.meta.url)

async function contracts(): Promise<readonly (readonly [string, Contract<unknown>])[]> {
  const found: (readonly [string, Contract<unknown>])[] = []
  for (const file of readdirSync(folder).filter(name => name.endsWith('.contract.ts'))) {
    const module: Record<string, unknown> = await import(new URL(file, folder).href)
    for (const [name, value] of Object.entries(module)) if (isContract(value)) found.push([name, value])
  }
  return found
}

function isContract(value: unknown): value is Contract<unknown> {
  return typeof value === 'object' && value !== null && '~standard' in value
}

test('no contract is surprised by any answer: it understands it or says where it is broken (DSG-06)', async () => {
  const all = await contracts()
  expect(all.length).toBeGreaterThan(0)
  await fc.assert(
    fc.asyncProperty(fc.jsonValue({ maxDepth: 4 }), async answer => {
      for (const [name, contract] of all) {
        const error = await catchError(validateResponse(contract, answer, { operation: name }))
        expect(JSON.stringify(error)).not.toContain('could not be understood')
        expect(SdkError.is(error) ? error.code : 'understood').toMatch(/^(bad-answer|understood)$/)
      }
    }),
    { numRuns: 50 },
  )
})
