import { readdirSync } from 'node:fs'
import { ACTIVITIES } from './activities.ts'
import { OPERATIONS } from './catalogue.ts'

const folder = new URL('.', import.meta.url)
const NO_OPERATIONS = new Set(['operation.ts', 'contract.ts', 'catalogue.ts', 'activities.ts'])

test('every operation has a file of its name and stands in the catalogue', () => {
  const files = readdirSync(folder).filter(
    file => file.endsWith('.ts') && !/\.(contract|test)\.ts$/.test(file) && !NO_OPERATIONS.has(file),
  )
  const ids = OPERATIONS.filter(operation => !Object.values(ACTIVITIES).includes(operation)).map(
    ({ id }) => id,
  )
  expect(ids.toSorted()).toEqual(files.map(file => file.replace('.ts', '')).toSorted())
})

test('no two operations share an id, or a method and address', () => {
  const ids = OPERATIONS.map(({ id }) => id)
  const calls = OPERATIONS.map(
    ({ service, method, path }) => `${service} ${method} ${path.replace(/\{\w+\}/g, '{}')}`,
  )
  expect(new Set(ids).size).toBe(ids.length)
  expect(calls.filter((call, at) => calls.indexOf(call) !== at)).toEqual([])
})

test('only reads are kept, and only what is idempotent is sent again', () => {
  for (const { effect, idempotent, retries, cacheSeconds, budgetMs } of OPERATIONS) {
    expect(idempotent || retries === 0).toBe(true)
    expect(effect === 'read' || cacheSeconds === 0).toBe(true)
    expect(budgetMs).toBeGreaterThan(0)
  }
})

test('the calls of the three specifications are all there', () => {
  expect(OPERATIONS.length).toBeGreaterThanOrEqual(53)
  expect(Object.keys(ACTIVITIES)).toHaveLength(11)
})
