import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { openUpstream, type OpenUpstream } from '@wallart/fixtures/testing/prebuilt.ts'
import { PLANS } from '../probes/plans.ts'
import { parseBaseline } from './baseline.ts'

const FOLDER = fileURLToPath(new URL('../../../baselines/local/', import.meta.url))
const TYPES = /^(array|boolean|null|number|object|string)$/

let upstream: OpenUpstream

beforeAll(async () => {
  upstream = await openUpstream()
})

afterAll(() => upstream.close())

test('it has every read operation, and holds types alone', async () => {
  const names = await readdir(FOLDER)
  const reads = PLANS.filter(({ operation, ignoresBody }) => operation.effect === 'read' && !ignoresBody)
  expect(names).toEqual(expect.arrayContaining(reads.map(({ operation }) => `${operation.id}.json`)))
  for (const name of names) {
    const file = parseBaseline(await readFile(FOLDER + name, 'utf8'))
    const types = [...(file?.shape ?? [])].flatMap(([, field]) => field.types)
    expect(types.length).toBeGreaterThan(0)
    expect(types.filter(type => !TYPES.test(type))).toEqual([])
  }
})
