import { existsSync, readFileSync } from 'node:fs'

const README = new URL('../README.md', import.meta.url)
const [, section = ''] = readFileSync(README, 'utf8').split('## Compared with gh, hurl and schemathesis')
const table = section.split('\n## ')[0] ?? ''
const LINK = /\]\(((?:src|contract)\/[^)]+)\)/g

test('what the table of the README says of this program links to its test or code', () => {
  const rows = table.split('\n').filter(line => /^\| \w/.test(line))
  const unlinked = rows.filter(row => !row.split('|')[2]?.match(LINK))
  expect(rows.length).toBeGreaterThan(10)
  expect(unlinked.map(row => row.split('|')[1]?.trim())).toEqual(['TLS options, proxies'])
  const missing = [...table.matchAll(LINK)].filter(([, path = '']) => !existsSync(new URL(path, README)))
  expect(missing).toEqual([])
})
