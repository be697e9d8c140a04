import { once } from 'node:events'
import { createServer } from 'node:http'
import { removeCopies, startScript, workspaceCopy } from './testing/workspace-copy.ts'
import { freePort } from './workspace/ports.mjs'

const standIn = (port: string) => `
import { createServer } from 'node:http'
const port = Number(process.env.${port})
const server = createServer((request, response) => {
  if (request.url === '/die') process.exit(3)
  response.end(String(process.pid))
})
server.on('error', () => {
  console.error('Port ' + port + ' is taken.')
  process.exit(1)
})
server.listen(port, '127.0.0.1', () => process.send({ ready: 'http://127.0.0.1:' + server.address().port }))
const end = () => {
  server.close(() => process.exit(0))
  server.closeAllConnections()
}
if (!process.env.DEAF) process.on('SIGTERM', end).on('disconnect', end)
else process.on('SIGTERM', () => {})
`

const programs = {
  'build/server/main.js': standIn('PORT'),
  'build/upstream/main.js': standIn('UPSTREAM_PORT'),
}

function start(env: Record<string, string> = {}, files: Record<string, string> = programs) {
  const started = startScript(workspaceCopy(files), 'run.mjs', { PORT: '0', UPSTREAM_PORT: '0', ...env })
  return { ...started, running: () => until(() => started.output.out.includes('Ctrl-C')) }
}

async function until(isSo: () => boolean | Promise<boolean>) {
  for (let tries = 0; tries < 500; tries++) {
    if (await isSo()) return
    await new Promise(resolve => setTimeout(resolve, 20))
  }
  throw new Error('never happened')
}

const addresses = (text: string) => [...text.matchAll(/http:\/\/localhost:\d+/g)].map(([address]) => address)
const isUp = (address: string) =>
  fetch(address).then(
    () => true,
    () => false,
  )
const areDown = async (all: string[]) => !(await Promise.all(all.map(isUp))).includes(true)

afterEach(removeCopies)

test.each(['SIGINT', 'SIGTERM'] as const)('%s ends both programs and answers 0', async signal => {
  const { child, output, ended, running } = start()
  await running()
  const all = addresses(output.out)
  expect(output.out).toMatch(
    /^Art +http:\S+\/\nAllPosters +http:\S+\/allposters\/\nUpstream +http:\S+\/\nPress Ctrl-C to stop\.\n$/,
  )
  expect(await Promise.all(all.map(isUp))).toEqual([true, true, true])

  child.kill(signal)
  expect(await ended).toBe(0)
  expect(output.err).toBe('')
  expect(await areDown(all)).toBe(true)
})

test('a taken port is one sentence, and nothing is left running', async () => {
  const port = await freePort()
  const other = createServer().listen(port, '127.0.0.1')
  await once(other, 'listening')
  const { output, ended } = start({ PORT: String(port) })
  expect(await ended).toBe(1)
  expect(output).toEqual({ out: '', err: `Port ${port} is taken.\n` })
  other.close()
})

test('when one program dies silently the other goes too, and its name is output', async () => {
  const { output, ended, running } = start()
  await running()
  const all = addresses(output.out)
  await isUp(`${all[0]}/die`)
  expect(await ended).toBe(1)
  expect(output.err).toBe('The storefront ended unexpectedly.\n')
  expect(await areDown(all)).toBe(true)
})

test('no program outlives a killed supervisor', async () => {
  const { child, output, running } = start()
  await running()
  child.kill('SIGKILL')
  await until(() => areDown(addresses(output.out)))
  expect(output.err).toBe('')
})

test('the storefront begins when its upstream is there, so that nobody meets a shop with nothing in it', async () => {
  const { child, output, ended, running } = start(
    {},
    {
      'build/upstream/main.js': `
import { writeFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
await setTimeout(300)
writeFileSync('awake', '')
${standIn('UPSTREAM_PORT')}`,
      'build/server/main.js': `
import { existsSync } from 'node:fs'
if (!existsSync('awake')) process.exit(4)
${standIn('PORT')}`,
    },
  )
  await running()
  expect(output.err).toBe('')
  child.kill('SIGTERM')
  expect(await ended).toBe(0)
})

test('a program that will not end goes at the second Ctrl-C', async () => {
  const { child, output, ended, running } = start({ DEAF: '1' })
  await running()
  child.kill('SIGINT')
  await new Promise(resolve => setTimeout(resolve, 1200))
  child.kill('SIGINT')
  expect(await ended).toBe(0)
  expect(await areDown(addresses(output.out))).toBe(true)
})

test('with services elsewhere the embedded upstream stays off', async () => {
  const { child, output, ended, running } = start({ SCAPI_URL: 'http://127.0.0.1:9' })
  await running()
  expect(output.out).not.toMatch('Upstream')
  child.kill('SIGTERM')
  expect(await ended).toBe(0)
})

test('without a build it says what to do', async () => {
  const { output, ended } = start({}, {})
  expect(await ended).toBe(1)
  expect(output.err).toBe('build/server/main.js is missing: run npm run build first.\n')
})
