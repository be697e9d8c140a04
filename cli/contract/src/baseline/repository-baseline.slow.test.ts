import { fileURLToPath } from 'node:url'
import { openUpstream, type OpenUpstream } from '@wallart/fixtures/testing/prebuilt.ts'
import { runTestCheck } from '../testing/run-test-check.ts'
import { readBaseline } from './baseline-files.ts'

const FOLDER = fileURLToPath(new URL('../../../baselines/local/', import.meta.url))

let upstream: OpenUpstream

beforeAll(async () => {
  upstream = await openUpstream()
})

afterAll(() => upstream.close())

test('the recorded baseline of the reference upstream is that of today', async () => {
  const { report } = await runTestCheck(upstream.url, {
    sites: ['Art', 'AllPosters'],
    baseline: await readBaseline(FOLDER),
  })
  const drift = report.operations.flatMap(({ id, probes }) =>
    probes.flatMap(({ findings }) =>
      findings
        .filter(({ kind }) => kind !== 'budget')
        .map(({ pointer, kind, message }) => ({ id, pointer, kind, message })),
    ),
  )
  expect(drift).toEqual([])
})
