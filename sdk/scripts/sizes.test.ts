import { CLIENT_WITH_CONTRACT_BYTES, measureSizes, readTable } from './sizes.mjs'

const STALE = 0.03

const rowsOf = (table: string) =>
  [...table.matchAll(/^\| ([^|]*?) +\| +([\d,]+) B \|$/gm)].map(([, what = '', bytes = '']) => ({
    what,
    bytes: Number(bytes.replaceAll(',', '')),
  }))

test('the sizes in the README are those of today, within 3 %', async () => {
  const sizes = await measureSizes()
  const written = rowsOf(readTable().table)
  expect(written.map(({ what }) => what)).toEqual(sizes.map(({ what }) => what))
  const stale = sizes.filter(({ bytes }, at) => Math.abs(bytes / (written[at]?.bytes ?? 0) - 1) > STALE)
  expect(stale).toEqual([])
})

test('the README names every client that costs more with its contract than it was meant to', () => {
  const { table, text } = readTable()
  const large = rowsOf(table).filter(
    ({ what, bytes }) => what.startsWith('Client with') && bytes > CLIENT_WITH_CONTRACT_BYTES,
  )
  const named = /above 10\.5 kB: ([^.]*)\./.exec(text)?.[1]?.split(/, | and /) ?? []
  expect(named).toEqual(large.map(({ what }) => what.split(', ')[1]))
})
