import { existsSync, readFileSync } from 'node:fs'

const README = new URL('../README.md', import.meta.url)
const readme = readFileSync(README, 'utf8')
const [, section = ''] = readme.split('## Compared with gh, hurl and schemathesis')
const table = section.split('\n## ')[0] ?? ''
const FILE = /`((?:src|contract)\/[^`]+)`/g

test('what the table of the README says of this program names its test or code', () => {
  const rows = table.split('\n').filter(line => /^\| \w/.test(line))
  const unproven = rows.filter(row => !row.split('|')[2]?.match(FILE))
  expect(rows.length).toBeGreaterThan(10)
  expect(unproven.map(row => row.split('|')[1]?.trim())).toEqual(['TLS options, proxies'])
  const missing = [...table.matchAll(FILE)].filter(([, path = '']) => !existsSync(new URL(path, README)))
  expect(missing).toEqual([])
})
