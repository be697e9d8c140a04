import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Judged } from './area.mjs'

const area = fileURLToPath(new URL('area.mjs', import.meta.url))
let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'area-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const judged = (rule: string, check: string): string[] => {
  writeFileSync(join(folder, 'rule.ts'), rule)
  writeFileSync(join(folder, 'rule.test.ts'), `import * as rule from './rule.ts'\n${check}`)
  const found: Judged[] = JSON.parse(
    execFileSync(process.execPath, [area, folder], { stdio: 'pipe' }).toString(),
  )
  return found.map(({ original, mutant, fate }) => `${original} → ${mutant}: ${fate}`)
}

test('a change that a test notices is killed, one that none notices survives, one that none reaches is untested', () => {
  const rule =
    'export const isLow = (left: number) => left < 5\nexport const isHigh = (left: number) => !left'
  expect(
    judged(rule, "test.each([[1, true], [9, false]])('%p', (n, is) => expect(rule.isLow(n)).toBe(is))"),
  ).toEqual([
    '5 → 6: survived',
    '5 → 4: survived',
    'left < 5 → left <= 5: survived',
    'left < 5 → left >= 5: killed',
    'left < 5 → undefined: killed',
    '!left → left: untested',
    '!left → undefined: untested',
  ])
})

test('a constant counts as reached by every test, and each mutant starts with fresh modules', () => {
  const rule = 'let calls = 0\nexport const isFirst = () => (calls += 1) < 2'
  const found = judged(rule, "test('is first', () => expect(rule.isFirst()).toBe(true))")
  expect(found[0]).toBe('0 → 1: killed')
  expect(found.filter(line => !line.endsWith('killed'))).toEqual([
    '1 → 0: survived',
    'calls += 1 → calls -= 1: survived',
    '2 → 3: survived',
    '(calls += 1) < 2 → (calls += 1) <= 2: survived',
  ])
})

test('a loop that has lost its end counts as noticed', () => {
  const rule = 'export function count(n: number) { let at = 0\n while (at < n) at += 1\n return at }'
  expect(judged(rule, "test('counts', () => expect(rule.count(3)).toBe(3))")).toContain(
    'at += 1 → at -= 1: killed',
  )
})

test('an area whose tests fail without any change is an error', () => {
  expect(() => judged('export const a = 1', "test('is two', () => expect(rule.a).toBe(2))")).toThrow(
    '"is two" fails without any change',
  )
})
