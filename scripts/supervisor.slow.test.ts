import { once } from 'node:events'
import { createServer } from 'node:http'
import { removeCopies, startScript, workspaceCopy } from './testing/workspace-copy.ts'
import { freePort } from './workspace/ports.mjs'

const fakeProgram = (port: string) => `
import { once } from 'node:events'
import { createServer } from 'node:http'
if (process.argv.includes('--standby')) await once(process, 'message')
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
if (!process.env.IGNORE_SIGNALS) process.on('SIGTERM', end).on('disconnect', end)
else process.on('SIGTERM', () => {})
`

const programs = {
  'build/server/main.js': fakeProgram('PORT'),
  'build/upstream/main.js': fakeProgram('UPSTREAM_PORT'),
}

function start(env: Record<string, string> = {}, files: Record<string, string> = programs) {
  const started = startScript(workspaceCopy(files), 'run.mjs', { PORT: '0', UPSTREAM_PORT: '0', ...env })
  return { ...started, running: () => until(() => started.output.out.includes('Ctrl-C')) }
}

async function until(condition: () => boolean | Promise<boolean>) {
  for (let tries = 0; tries < 500; tries++) {
    if (await condition()) return
    await new Promise(resolve => setTimeout(resolve, 20))
  }
  throw new Error('never happened')
}

const addresses = (text: string) => [...text.matchAll(/http:\/\/localhost:\d+/g)].map(([address]) => address)
const pidOf = async (address: string) => (await fetch(address)).text()
const isUp = (address: string) =>
  fetch(address).then(
    () => true,
    () => false,
  )
const allDown = async (all: string[]) => !(await Promise.all(all.map(isUp))).includes(true)

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
  expect(await allDown(all)).toBe(true)
})

test('with public addresses those are announced, as no other is answered', async () => {
  const origins = { ORIGIN_ART: 'https://art.example', ORIGIN_ALLPOSTERS: 'https://posters.example' }
  const { child, output, ended, running } = start(origins)
  await running()
  expect(output.out).toMatch(/^Art +https:\/\/art\.example\/\nAllPosters +https:\/\/posters\.example\/\n/)
  child.kill('SIGTERM')
  expect(await ended).toBe(0)
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

test('when one program exits silently the other is stopped, and its name is printed', async () => {
  const { output, ended, running } = start()
  await running()
  const all = addresses(output.out)
  await isUp(`${all[0]}/die`)
  expect(await ended).toBe(1)
  expect(output.err).toBe('The storefront ended unexpectedly.\n')
  expect(await allDown(all)).toBe(true)
})

test('an upstream that dies again and again is started again at its address, while the storefront goes on', async () => {
  const { child, output, ended, running } = start()
  await running()
  const [storefront = '', , upstream = ''] = addresses(output.out)
  const before = [await pidOf(storefront), await pidOf(upstream)]
  await isUp(`${upstream}/die`)
  await until(() => isUp(upstream))
  expect(await pidOf(storefront)).toBe(before[0])
  expect(await pidOf(upstream)).not.toBe(before[1])
  expect(output.err).toBe('The upstream ended unexpectedly: started again.\n')
  for (let times = 0; times < 5; times++) {
    await until(() => isUp(upstream).then(up => up || child.exitCode !== null))
    await isUp(`${upstream}/die`)
  }
  await until(() => isUp(upstream))
  expect(await pidOf(storefront)).toBe(before[0])
  expect(output.err).toContain('The upstream ended unexpectedly: started again in 4 s.\n')

  await isUp(`${upstream}/die`)
  await until(() => output.err.includes('in 8 s'))
  child.kill('SIGTERM')
  expect(await ended).toBe(0)
  expect(await allDown([storefront, upstream])).toBe(true)
})

test('no program outlives a killed supervisor', async () => {
  const { child, output, running } = start()
  await running()
  child.kill('SIGKILL')
  await until(() => allDown(addresses(output.out)))
  expect(output.err).toBe('')
})

test('the storefront loads beside its upstream, and begins when that is ready', async () => {
  const { child, output, ended, running } = start(
    {},
    {
      'build/upstream/main.js': `
import { existsSync, writeFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
while (!existsSync('loaded')) await setTimeout(10)
writeFileSync('awake', '')
${fakeProgram('UPSTREAM_PORT')}`,
      'build/server/main.js': `
import { existsSync, writeFileSync } from 'node:fs'
writeFileSync('loaded', '')
${fakeProgram('PORT')}
if (!existsSync('awake')) process.exit(4)`,
    },
  )
  await running()
  expect(output.err).toBe('')
  child.kill('SIGTERM')
  expect(await ended).toBe(0)
})

test('a storefront that ends while it loads is said, and its upstream is stopped', async () => {
  const { output, ended } = start({}, { ...programs, 'build/server/main.js': 'process.exit(3)' })
  expect(await ended).toBe(1)
  expect(output.err).toBe('The storefront ended unexpectedly.\n')
})

test('a program that ignores signals is killed at the second Ctrl-C', async () => {
  const { child, output, ended, running } = start({ IGNORE_SIGNALS: '1' })
  await running()
  child.kill('SIGINT')
  await new Promise(resolve => setTimeout(resolve, 1200))
  child.kill('SIGINT')
  expect(await ended).toBe(0)
  expect(await allDown(addresses(output.out))).toBe(true)
})

test('with services elsewhere the embedded upstream stays off', async () => {
  const { child, output, ended, running } = start({ SCAPI_URL: 'http://127.0.0.1:9' })
  await running()
  expect(output.out).not.toMatch('Upstream')
  child.kill('SIGTERM')
  expect(await ended).toBe(0)
})

test('without a build it prints what to do', async () => {
  const { output, ended } = start({}, {})
  expect(await ended).toBe(1)
  expect(output.err).toBe('build/server/main.js is missing: run npm run build first.\n')
})
