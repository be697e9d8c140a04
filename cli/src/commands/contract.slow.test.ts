import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openUpstream, type OpenUpstream } from '@wallart/fixtures/testing/prebuilt.ts'
import { createCliRunner } from '../testing/run-cli.ts'

let upstream: OpenUpstream
let cwd: string

const cli = createCliRunner(() => upstream.url)

beforeAll(async () => {
  upstream = await openUpstream({ works: 200, controlPorts: [0] })
  cwd = await mkdtemp(join(tmpdir(), 'contract-'))
})

afterEach(() => fetch(`${upstream.controlUrl}/faults`, { method: 'DELETE' }))

afterAll(async () => {
  await upstream.close()
  await rm(cwd, { recursive: true })
})

test('every command has three examples or more, and they work', async () => {
  await cli('contract record --baseline shapes', { cwd })
  await cli('contract check --record last-run', { cwd })
  for (const name of ['list', 'check', 'record', 'diff', 'replay', 'explain', 'doctor']) {
    const { stdout } = await cli(`contract ${name} --help`)
    const examples = [...stdout.matchAll(/^ {2}\$ cli (.*)$/gm)].map(([, line = '']) =>
      line.replaceAll("'", ''),
    )
    expect(examples.length).toBeGreaterThanOrEqual(3)
    for (const line of examples)
      expect({ line, code: (await cli(line, { cwd })).code }).toEqual({ line, code: 0 })
  }
})
