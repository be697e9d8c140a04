import { codingFor } from './content-coding.ts'

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=1.0, br;q=0.2', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['BR', 'br'],
  ['gzip;q=0.000', 'identity'],
  ['deflate', 'identity'],
  ['abr', 'identity'],
] as const)('a client that accepts %j gets %s', (accepted, coding) => {
  expect(codingFor(accepted)).toBe(coding)
})

test('a thousand different headers change nothing for other clients', () => {
  for (let at = 0; at < 1000; at++) expect(codingFor(`x-${at}, gzip`)).toBe('gzip')
  expect(codingFor('gzip, br')).toBe('br')
})
