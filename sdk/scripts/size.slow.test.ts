import { gzipSync } from 'node:zlib'
import { buildPrograms } from './bundle.mjs'
import { SIZE_EXCEPTIONS } from './size-exceptions.mjs'

const RULE_BYTES = 500

const zipped = (code: string) => gzipSync(code, { level: 9 }).length

async function measureExports(entry: string) {
  const [whole] = await buildPrograms([`export * from '${entry}'`])
  const names = whole?.exports ?? []
  const found = await buildPrograms(
    names.map(name => `import { ${name} } from '${entry}'\nconsole.log(${name})`),
  )
  return found.map(({ code, files }, at) => ({ name: names[at] ?? '', bytes: zipped(code), files }))
}

const root = measureExports('@wallart/sdk')

test('one rule costs at most 0.5 kB, and what costs more has a reason', async () => {
  const tooLarge = (await root)
    .map(({ name, bytes }) => ({ name, bytes, limit: SIZE_EXCEPTIONS[name]?.bytes ?? RULE_BYTES }))
    .filter(({ bytes, limit }) => bytes > limit)
    .map(({ name, bytes, limit }) => `${name}: ${bytes} B, allowed ${limit}`)
  expect(tooLarge).toEqual([])
})

test('no reason outlives its need', async () => {
  const large = (await root).filter(({ bytes }) => bytes > RULE_BYTES)
  expect(Object.keys(SIZE_EXCEPTIONS).filter(name => !large.some(found => found.name === name))).toEqual([])
})

test('no rule brings a dependency along, and analytics none either', async () => {
  const found = [...(await root), ...(await measureExports('@wallart/sdk/analytics'))]
  const heavy = found.filter(({ files }) => files.some(file => file.includes('node_modules')))
  expect(heavy.map(({ name }) => name)).toEqual([])
})
