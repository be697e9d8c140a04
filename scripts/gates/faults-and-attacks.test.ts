import { readFileSync, writeFileSync } from 'node:fs'
import { format, resolveConfig } from 'prettier'
import { filesBelow } from './files-below.ts'

const PAGE = 'docs/faults-and-attacks.md'

/** Why a row has no test; a reason for a row that has one is a mistake. */
const WITHOUT_TEST: Readonly<Record<string, string>> = {
  F55: '*no test at run time*: missing and ill-formed texts fail `texts.test` before anything is built',
  F57: '*no test*: a cart needs its cookie; browsing needs none',
  F61: '*no test*: `npm run bench` compares memory before and after; `npm run test:long -- soak` runs for an hour, and passed beside other work of the machine',
}

const ROW = /^\| (F\d\d|SEC-\d\d) +\| (.*?) +\| (.*?) *\|$/gm

const tests = ['sdk', 'server', 'client', 'fixtures', 'cli', 'scripts']
  .flatMap(folder => filesBelow(folder, /\.(test|spec)\.tsx?$/))
  .filter(file => !file.endsWith('gates/faults-and-attacks.test.ts'))
  .map(file => ({ file, text: readFileSync(file, 'utf8') }))

function filesNaming(row: string): readonly string[] {
  const title = new RegExp(`['"\`][^'"\`\\n]*\\b${row}\\b[^'"\`\\n]*['"\`]`)
  return tests.filter(({ text }) => title.test(text)).map(({ file }) => file)
}

function heldBy(row: string): string {
  const files = filesNaming(row).map(file => `[${file.split('/').at(-1)}](../${file})`)
  const reason = WITHOUT_TEST[row]
  if (files.length > 0 && reason) throw new Error(`${row} has a test, and a reason for having none`)
  return files.length > 0 ? files.join(', ') : (reason ?? '')
}

const rows = () => [...readFileSync(PAGE, 'utf8').matchAll(ROW)].map(([, row = '']) => row)

test('every fault and every attack has a test, or a reason for having none', () => {
  expect(rows()).toHaveLength(47 + 63)
  expect(rows().filter(row => heldBy(row) === '')).toEqual([])
})

test('the page names the tests of today', async () => {
  const written = readFileSync(PAGE, 'utf8').replaceAll(
    ROW,
    (_, row, what) => `| ${row} | ${what} | ${heldBy(row)} |`,
  )
  const page = await format(written, { ...(await resolveConfig(PAGE)), filepath: PAGE })
  if (process.env['UPDATE_ROWS']) writeFileSync(PAGE, page)
  expect(readFileSync(PAGE, 'utf8')).toBe(page)
})
