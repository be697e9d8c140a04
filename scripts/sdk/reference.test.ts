import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { buildReference } from './reference.mjs'

test('the reference says what the declarations say (npm run reference writes it)', () => {
  execFileSync(process.execPath, ['node_modules/typescript/bin/tsc', '-b', 'sdk'])
  expect(readFileSync('docs/sdk-reference.md', 'utf8') === buildReference()).toBe(true)
})
