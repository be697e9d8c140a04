import { openUpstream, type OpenUpstream } from '@wallart/fixtures/testing/prebuilt.ts'
import type { ContractReport } from './report.ts'
import { runTestCheck } from '../testing/run-test-check.ts'
import { REPORTERS } from './reporters.ts'

let upstream: OpenUpstream
let report: ContractReport

const CODES = { bold: 1, dim: 2, red: 31, green: 32, yellow: 33, cyan: 36 } as const
const inColour = (text: string, look: keyof typeof CODES) => `\u001b[${CODES[look]}m${text}\u001b[39m`
const PLAIN = { paint: (text: string) => text, showsCurl: false }
const written = (name: string, look: Parameters<NonNullable<(typeof REPORTERS)[string]>>[1] = PLAIN) =>
  REPORTERS[name]?.(report, look) ?? ''

beforeAll(async () => {
  upstream = await openUpstream({ works: 200, controlPorts: [0] })
  for (const [target, fault] of Object.entries({
    'search-listing': { omit: '/hits/1/url' },
    'get-ratings': { status: 201 },
    'get-taxonomy': { reset: true },
    'check-legacy-account': { status: 200, body: { isLegacy: false, password: '<&">' } },
  }))
    await fetch(`${upstream.controlUrl}/faults/${target}`, { method: 'PUT', body: JSON.stringify(fault) })
  report = (await runTestCheck(upstream.url)).report
})

afterAll(() => upstream.close())

test('json is the report, and ndjson is the same line by line', () => {
  expect(JSON.parse(written('json'))).toEqual(JSON.parse(JSON.stringify(report)))
  const lines = written('ndjson')
    .split('\n')
    .filter(Boolean)
    .map((line): unknown => JSON.parse(line))
  expect(lines).toHaveLength(report.operations.length + 1)
  expect(lines.at(-1)).toMatchObject({ type: 'run', schemaVersion: 1, summary: { exitCode: 1 } })
})

test('pretty says what is wrong, where, and how to see it again', () => {
  const text = written('pretty')
  expect(text).toMatch(/^✗ search-listing +12 probes/m)
  expect(text).toMatch(/^ {4}breaking {2}\/hits\/\*\/url {2}A field that the shop reads is missing/m)
  expect(text).toContain('read by list page, search page, live search')
  expect(text).toContain('reproduce  cli contract check search-listing --site art')
  expect(text).toContain('accept     search-listing /hits/*/url missing until=YYYY-MM-DD reason="…"')
  expect(text).toMatch(
    /^\? get-taxonomy +not tested: The service was unreachable: the connection was reset$/m,
  )
  expect(text).toMatch(/2 failed, \d+ with warnings, \d+ not testable; \d+ not selected/)
  expect(text).not.toContain('\u001b')
})

test('pretty folds what breaks nothing, and says what was ignored', () => {
  const operation = report.operations.find(({ id }) => id === 'search-listing')
  const [probe] = operation?.probes ?? []
  if (!operation || !probe) throw new Error('search-listing was not asked')
  const infos = ['a', 'b', 'c', 'd'].map(name => ({
    pointer: `/${name}`,
    count: 1,
    kind: 'undocumented' as const,
    severity: 'info' as const,
    message: 'A new field',
    fingerprint: name,
  }))
  const rule = 'get-category /name missing until=2027-01-31 reason="fixed soon"'
  const text = REPORTERS['pretty']?.(
    {
      ...report,
      operations: [{ ...operation, outcome: 'passed', probes: [{ ...probe, findings: infos }] }],
      ignored: [{ rule, until: '2027-01-31', used: 2, expired: false }],
    },
    PLAIN,
  )
  expect(text).toMatch(
    /^ {4}info {6}4 changes that break nothing: \/a, \/b, \/c and others \(--json has all\)$/m,
  )
  expect(text).toContain(`- ignored 2 findings: ${rule}`)
})

test('pretty on a narrow terminal keeps an operation on its line', () => {
  const lines = written('pretty', { ...PLAIN, columns: 40 }).split('\n')
  const passed = lines.filter(line => line.startsWith('✓'))
  expect(passed.length).toBeGreaterThan(20)
  expect(passed.filter(line => line.length > 40)).toEqual([])
})

test('pretty in colour says the same', () => {
  const seen = written('pretty', { paint: inColour, showsCurl: false })
  expect(seen).toContain('\u001b[31m✗\u001b[39m')
  // oxlint-disable-next-line no-control-regex
  expect(seen.replaceAll(/\u001b\[\d+m/g, '')).toBe(written('pretty'))
})

test('junit is well-formed, and its numbers are those of its cases', () => {
  const xml = written('junit')
  const open: string[] = []
  const closed: [string | undefined, string][] = []
  for (const [tag, name = ''] of xml
    .replace(/^<\?.*\?>/, '')
    .matchAll(/<(\/?[a-z]+)(?:\s+[a-z]+="[^"<]*")*\s*\/?>/g)) {
    if (name.startsWith('/')) closed.push([open.pop(), name.slice(1)])
    else if (!tag.endsWith('/>')) open.push(name)
  }
  expect(open).toEqual([])
  expect(closed.filter(([opened, name]) => opened !== name)).toEqual([])
  expect(xml.replaceAll(/<[^<>]*>/g, '')).not.toMatch(/[<>]|&(?!amp;|lt;|gt;|quot;)/)
  const count = (tag: string) => xml.match(new RegExp(`<${tag} `, 'g'))?.length ?? 0
  const sum = (name: string) =>
    [...xml.matchAll(new RegExp(` ${name}="(\\d+)"`, 'g'))].reduce((total, [, n]) => total + Number(n), 0)
  expect(sum('tests')).toBe(count('testcase'))
  expect(sum('failures')).toBe(count('failure'))
  expect(sum('errors')).toBe(count('error'))
  expect(sum('skipped')).toBe(count('skipped'))
  expect(xml).toContain(
    '<failure type="breaking" message="breaking /hits/*/url A field that the shop reads is missing">',
  )
  expect(xml).toContain('<error type="network"')
})

test('tap counts its tests, and every bad one says why', () => {
  const lines = written('tap').split('\n')
  expect(lines[0]).toBe('TAP version 14')
  const tests = lines.filter(line => /^(not )?ok \d+ - /.test(line))
  expect(lines[1]).toBe(`1..${tests.length}`)
  expect(tests.map(line => Number(/ok (\d+)/.exec(line)?.[1]))).toEqual(tests.map((_, at) => at + 1))
  const bad = tests.filter(line => line.startsWith('not ok'))
  expect(bad.length).toBeGreaterThan(3)
  expect(lines.filter(line => line === '  ---')).toHaveLength(bad.length)
  expect(lines.filter(line => line === '  ...')).toHaveLength(bad.length)
})

test('github says it as annotations that no message can leave', () => {
  const lines = written('github').split('\n').filter(Boolean)
  for (const line of lines) expect(line).toMatch(/^::(error|warning|notice) title=[^:,]*::./)
  expect(lines).toContain(
    '::error title=contract search-listing::/hits/*/url A field that the shop reads is missing',
  )
  expect(lines).toContain(
    '::warning title=contract get-taxonomy::not tested: The service was unreachable: the connection was reset',
  )
})

test('markdown is a table of what is wrong', () => {
  const text = written('md')
  expect(text).toContain(
    '| breaking | `search-listing` Art | first page, a term, a category, second page, a filter, by price, by title | `/hits/*/url` |',
  )
  expect(text).toContain('- not tested: `get-taxonomy` Art')
  const rows = text.split('\n').filter(line => line.startsWith('|'))
  for (const line of rows) expect(line.split(/(?<!\\)\|/)).toHaveLength(8)
})

test('the same trouble has the same fingerprint, and another one another', () => {
  const prints = report.operations.flatMap(({ id, probes }) =>
    probes.flatMap(({ findings }) =>
      findings.map(({ fingerprint, pointer, kind }) => ({ fingerprint, key: `${id} ${pointer} ${kind}` })),
    ),
  )
  const keys = new Set(prints.map(({ key }) => key))
  expect(new Set(prints.map(({ fingerprint }) => fingerprint)).size).toBe(keys.size)
})
