import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { build } from 'esbuild'
import { WORKSPACES } from './import-graph.ts'

const [, ...stages] = readFileSync('Dockerfile', 'utf8')
  .replaceAll('\\\n', ' ')
  .split(/^FROM /m)

const copiesOf = (stage = '') =>
  [...stage.matchAll(/^COPY (?!--from)(.*) \S+$/gm)].flatMap(([, files = '']) => files.trim().split(/\s+/))

async function filesBehind(script: string): Promise<readonly string[]> {
  const { metafile } = await build({
    entryPoints: [script],
    bundle: true,
    write: false,
    metafile: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    outdir: '.',
  })
  return Object.keys(metafile.inputs).toSorted()
}

test('the image has every file of the program that it starts, and no others (DSG-24)', async () => {
  const last = stages.at(-1) ?? ''
  const [, script = ''] = /^CMD \["node", "(.*)"\]$/m.exec(last) ?? []
  const copied = copiesOf(last).filter(file => file !== 'package.json')
  expect(copied.toSorted()).toEqual(await filesBehind(script))
})

test('the image installs what every package asks for (DSG-24)', () => {
  const copied = copiesOf(stages[0])
  expect(copied).toEqual(expect.arrayContaining(WORKSPACES.map(workspace => `${workspace}/package.json`)))
  expect(copied.filter(file => !existsSync(file))).toEqual([])
})

test('the health check of the image reaches ADMIN_HOST', async () => {
  const ADMIN_HOST = '127.0.0.2'
  const [, words = ''] = /^HEALTHCHECK .* CMD (\[.*\])$/m.exec(stages.at(-1) ?? '') ?? []
  const [, ...args]: readonly string[] = JSON.parse(words)
  const paths: unknown[] = []
  const server = createServer((req, res) => {
    paths.push(req.url)
    res.end()
  }).listen(0, ADMIN_HOST)
  await once(server, 'listening')
  const address = server.address()
  const ADMIN_PORT = String(typeof address === 'object' ? address?.port : 0)
  const child = spawn(process.execPath, args, { env: { ADMIN_HOST, ADMIN_PORT } })
  expect(await once(child, 'exit')).toEqual([0, null])
  expect(paths).toEqual(['/livez'])
  server.close()
})
