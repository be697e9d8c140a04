import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const script = fileURLToPath(new URL('upstream.mjs', import.meta.url))

test.each(['--help', '-h'])('%s explains the upstream, and starts nothing', flag => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, flag], { encoding: 'utf8' })
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  expect(stdout).toMatch(/^Usage: npm run upstream -- .*--works/)
})
