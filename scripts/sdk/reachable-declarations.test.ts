import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { importSpecifiers, reachableDeclarations } from './reachable-declarations.ts'

let folder: string

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'wallart-declarations-'))
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

const written = (name: string, text: string) => {
  const file = join(folder, `${name}.d.ts`)
  writeFileSync(file, text)
  return file
}

test.each([
  ["import type { Deep } from './deep.ts'"],
  ["import { type Deep } from './deep.js'"],
  ["import type {\n  Deep,\n  Other,\n} from './deep.ts'"],
  ["import './deep.ts'"],
  ["export * from './deep.ts'"],
  ["export type { Deep } from './deep.ts'"],
  ['export declare const deep: import("./deep.ts").Deep'],
])('a declaration is reached through %j, and through a file between', line => {
  const deep = written('deep', "import type * as z from 'zod/mini'\nexport * from './between.ts'")
  written('between', line)
  const reached = reachableDeclarations([written('entry', "export type * from './between.ts'")])
  expect(reached.map(file => basename(file))).toEqual(['entry.d.ts', 'between.d.ts', 'deep.d.ts'])
  expect(importSpecifiers(deep)).toEqual(['zod/mini', './between.ts'])
})

test('a declaration that nobody names is not reached, nor what only a text speaks of', () => {
  written('alone', "import 'zod'")
  const text = "export declare const claims: readonly ['Many to choose from', './alone.ts']"
  expect(reachableDeclarations([written('entry', text)])).toHaveLength(1)
})
