import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { get, Agent } from 'node:http'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openUpstream, type OpenUpstream } from '@wallart/fixtures/testing/prebuilt.ts'
import { bundleServer, type LogReader, type Program, type ServerProcess } from './testing/server-process.ts'

let program: Program
let upstream: OpenUpstream

beforeAll(async () => {
  program = await bundleServer()
  upstream = await openUpstream({ works: 60 })
})

afterAll(async () => {
  await upstream.close()
  await program.remove()
})

async function running(env: NodeJS.ProcessEnv = {}, reader?: LogReader): Promise<ServerProcess> {
  const server = await program.start({ UPSTREAM_PORT: new URL(upstream.url).port, ...env }, reader)
  if ('output' in server) throw new Error(server.output)
  return server
}

interface Answer {
  readonly sentAt: number
  readonly status: number | undefined
  readonly isWhole: boolean
}

/** Asks for a page and reads it to its end; without an answer there is no status. */
function ask(address: string, agent?: Agent): Promise<Answer> {
  let sentAt = Number.POSITIVE_INFINITY
  return new Promise(resolve => {
    const requested = get(address, { agent }, res => {
      res.resume()
      res.once('close', () => resolve({ sentAt, status: res.statusCode, isWhole: res.complete }))
    })
    requested.once('finish', () => {
      sentAt = performance.now()
    })
    requested.once('error', () => resolve({ sentAt, status: undefined, isWhole: false }))
  })
}

test.each([1, 2])(
  'F36 stopped under load, %i processes finish every request in flight, lose no line of their log, and exit with 0',
  async workers => {
    const server = await running({ WORKERS: String(workers) })
    const agents = [new Agent({ keepAlive: true, maxSockets: 10 }), new Agent()]
    const answers: Answer[] = []
    let number = 0

    async function visitor(agent: Agent | undefined): Promise<void> {
      for (;;) {
        const paths = ['/', `/search?skq=word${number}`, '/login', `/nope/${number}`]
        const answer = await ask(server.url + (paths[(number += 1) % paths.length] ?? '/'), agent)
        answers.push(answer)
        if (answer.status === undefined) return
      }
    }

    const visitors = Array.from({ length: 20 }, (_, at) => visitor(agents[at % agents.length]))
    while (answers.length < 200) await server.nextLine()
    const reportedAt = performance.now()
    const code = await server.end('SIGTERM')
    await Promise.all(visitors)
    for (const agent of agents) agent.destroy()

    expect(code).toBe(0)
    const answered = answers.filter(({ status }) => status !== undefined).length
    expect(server.log.filter(({ msg }) => msg === 'answered').length).toBeGreaterThanOrEqual(answered)
    const inFlight = answers.filter(({ sentAt }) => sentAt < reportedAt)
    expect(inFlight.filter(({ status, isWhole }) => status === undefined || !isWhole)).toEqual([])
    // A process that is as busy as this one may turn some away, in so many words.
    expect(inFlight.filter(({ status }) => ![200, 404, 503].includes(status ?? 0))).toEqual([])
  },
  240_000,
)

const readMetrics = async (server: ServerProcess) => (await fetch(`${server.adminUrl}/metrics`)).text()

/** The counters that are added up over all processes, without those that a process has alone. */
const sharedCounters = (text: string) =>
  new Map(
    [...text.matchAll(/^((?:http|page|nodejs_gc)_\w+(?:_total|_count|_bucket)\S*) (\d+)$/gm)].map(
      ([, series = '', value]) => [series, Number(value)],
    ),
  )

test('several processes share the port; one that dies is replaced and counted, and their numbers never fall', async () => {
  const server = await running({ WORKERS: '2' })
  const pids = () => new Set(server.log.filter(({ msg }) => msg === 'answered').map(({ pid }) => Number(pid)))
  const until = async (holds: () => boolean) => {
    while (!holds()) expect((await ask(`${server.url}/livez`, new Agent())).status).toBe(200)
  }
  await until(() => pids().size >= 2)
  const before = await readMetrics(server)
  expect(before).toContain('cluster_worker_deaths_total 0\n')
  const [victim = 0] = pids()
  process.kill(victim, 'SIGKILL')
  while (!server.log.some(({ msg }) => msg === 'worker died')) await server.nextLine()
  expect(server.log.find(({ msg }) => msg === 'worker died')).toMatchObject({ signal: 'SIGKILL' })
  const atOnce = sharedCounters(await readMetrics(server))
  await until(() => pids().size >= 3)
  // It answers before its primary process has heard that it is ready.
  let state = ''
  while (!state.includes('worker 3: ready')) state = await (await fetch(`${server.adminUrl}/readyz`)).text()

  const text = await readMetrics(server)
  const [earlier, later] = [sharedCounters(before), sharedCounters(text)]
  expect(earlier.size).toBeGreaterThan(10)
  for (const counters of [atOnce, later])
    expect([...earlier].filter(([series, value]) => (counters.get(series) ?? 0) < value)).toEqual([])
  expect(text).toContain('cluster_worker_deaths_total 1\n')
  expect(text).toMatch(/^process_start_time_seconds \d+/m)
  expect(text).toMatch(/^http_server_request_duration_seconds_count\{.*status="200".*\} [1-9]\d*$/m)
  const busy = [...text.matchAll(/^worker_requests_total\{worker="(\d)"\} [1-9]\d*$/gm)].map(([, id]) => id)
  expect(busy).toHaveLength(2)
  expect(busy).toContain('3')
  expect((await fetch(`${server.adminUrl}/`)).status).toBe(404)
  expect(await server.end('SIGTERM')).toBe(0)
})

test.each([1, 2])('while %i processes drain, probes of operators see a server that lives', async workers => {
  const server = await running({ WORKERS: String(workers), DRAIN_SECONDS: '2' })
  const probe = async (path: string) => (await fetch(server.adminUrl + path)).status
  expect([await probe('/livez'), await probe('/readyz')]).toEqual([200, 200])
  const ended = server.end('SIGTERM')
  while ((await probe('/readyz')) === 200);
  expect([await probe('/livez'), await probe('/readyz')]).toEqual([200, 503])
  expect(await ended).toBe(0)
})

test('a process that hangs is replaced, and until then its last numbers hold', async () => {
  const server = await running({ WORKERS: '2' })
  const pids = () => server.log.filter(({ msg }) => msg === 'answered').map(({ pid }) => Number(pid))
  await ask(`${server.url}/livez`, new Agent())
  while (pids().length === 0) await server.nextLine()
  const answered = '_count{route="other",method="GET",status="200"} 1\n'
  expect(await readMetrics(server)).toContain(answered)
  process.kill(pids()[0] ?? 0, 'SIGSTOP')
  let state = ''
  // Long before it is replaced.
  while (!state.includes('silent')) state = await (await fetch(`${server.adminUrl}/readyz`)).text()
  expect(state).toMatch(/^ready\nworker (1: ready\nworker 2: silent|1: silent\nworker 2: ready)$/)
  expect(await readMetrics(server)).toContain(answered)
  while (!server.log.some(({ msg }) => msg === 'worker died')) await server.nextLine()
  expect(server.log.map(({ msg }) => msg)).toContain('worker stuck')
  expect(await readMetrics(server)).toContain(answered)
  expect(await server.end('SIGTERM')).toBe(0)
})

test('processes without a file descriptor left live through a scrape, and answer on', async () => {
  const server = await running({ WORKERS: '2' })
  const pids = () => new Set(server.log.filter(({ msg }) => msg === 'answered').map(({ pid }) => Number(pid)))
  while (pids().size < 2) await ask(`${server.url}/livez`, new Agent())
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  await ask(`${server.url}/livez`, agent)
  // Below what each has open, so that nothing more can be opened.
  for (const pid of pids()) expect(spawnSync('prlimit', [`--pid=${pid}`, '--nofile=1:1']).status).toBe(0)
  for (let scrape = 0; scrape < 3; scrape += 1) {
    const text = await readMetrics(server)
    expect(text).toContain('worker_requests_total{worker="2"}')
    expect(text).toContain('worker_open_files_share{worker="2"} 1\n')
  }
  expect(await ask(`${server.url}/livez`, agent)).toMatchObject({ status: 200, isWhole: true })
  agent.destroy()
  expect(await server.end('SIGTERM')).toBe(0)
  const unreadable = server.log.filter(({ msg }) => msg === 'metric unreadable')
  expect(unreadable.map(({ metric }) => metric)).toEqual(Array(2).fill('worker_resident_memory_bytes'))
  expect(server.log.map(({ msg }) => msg)).not.toContain('uncaught error')
})

/** The packages that a server loads until it has answered once. */
async function loadedPackages(env: NodeJS.ProcessEnv): Promise<ReadonlySet<string | undefined>> {
  const folder = await mkdtemp(join(tmpdir(), 'wallart-loaded-'))
  const server = await running({ ...env, NODE_V8_COVERAGE: folder })
  await ask(`${server.url}/robots.txt`, new Agent())
  expect(await server.end('SIGTERM')).toBe(0)
  const files = await readdir(folder)
  const texts = await Promise.all(files.map(file => readFile(join(folder, file), 'utf8')))
  await rm(folder, { recursive: true })
  const named = /"url":"file:[^"]*node_modules\/((?:@[^/"]+\/)?[^/"]+)/g
  const names = texts.flatMap(text => Array.from(text.matchAll(named), ([, name]) => name))
  return new Set(names)
}

test('OpenTelemetry is loaded where there is a collector; elsewhere only the interface that prom-client brings', async () => {
  const collector = `http://127.0.0.1:${await freePort()}`
  const sdk = '@opentelemetry/sdk-trace-base'
  expect(await loadedPackages({ OTEL_EXPORTER_OTLP_ENDPOINT: collector })).toContain(sdk)
  const packages = [...(await loadedPackages({}))].filter(name => name?.startsWith('@opentelemetry/'))
  expect(packages).toEqual(['@opentelemetry/api'])
})

test.each<LogReader>(['never reads', 'has gone', 'has a full disk'])(
  'F62 with a log whose reader %s the server goes on answering',
  async reader => {
    const server = await running({}, reader)
    const agent = new Agent({ keepAlive: true })
    // Far more lines than fit into a pipe.
    for (let number = 0; number < 600; number += 1)
      expect(await ask(`${server.url}/robots.txt?${number}`, agent)).toMatchObject({ status: 200 })
    agent.destroy()
    // The last lines would be waited for as long as the reader might take them in.
    const isWaitedFor = reader === 'never reads'
    expect(await server.end(isWaitedFor ? 'SIGKILL' : 'SIGTERM')).toBe(isWaitedFor ? null : 0)
  },
)

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' && address ? address.port : 0
}

test('when workers are killed under load no request waits for an answer that cannot come', async () => {
  // A port that the system chose would be another one once no worker is left.
  const server = await running({ WORKERS: '2', PORT: String(await freePort()) })
  const answers: (Answer | 'hangs')[] = []
  const load = { isOver: false }

  async function visitor(): Promise<void> {
    while (!load.isOver) {
      const hangs = new Promise<'hangs'>(resolve => setTimeout(resolve, 15_000, 'hangs').unref())
      answers.push(
        await Promise.race([ask(`${server.url}/search?skq=word${answers.length}`, new Agent()), hangs]),
      )
    }
  }

  const visitors = Array.from({ length: 20 }, visitor)
  const deaths = () => server.log.filter(({ msg }) => msg === 'worker died').length
  const killed = new Set<number>()
  while (killed.size < 5) {
    const alive = server.log.filter(({ msg, pid }) => msg === 'answered' && !killed.has(Number(pid)))
    const victim = Number(alive.at(-1)?.['pid'] ?? 0)
    if (victim) {
      killed.add(victim)
      process.kill(victim, 'SIGKILL')
    }
    while (deaths() < killed.size) await server.nextLine()
    const before = answers.length
    while (answers.length < before + 20) await server.nextLine()
  }
  load.isOver = true
  await Promise.all(visitors)
  expect(answers.filter(answer => answer === 'hangs')).toEqual([])
  expect(await server.end('SIGTERM')).toBe(0)
}, 240_000)

test('a sitemap, which is written piece by piece, warns of no listeners that leak', async () => {
  const server = await running()
  expect((await fetch(`${server.url}/sitemap-works-1.xml`)).status).toBe(200)
  expect(await server.end('SIGTERM')).toBe(0)
  expect(server.stderr()).toBe('')
})

test('the metrics are on their own port', async () => {
  const server = await running()
  await (await fetch(server.url)).text()
  const answer = await fetch(`${server.adminUrl}/metrics`)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  const text = await answer.text()
  for (const name of [
    'http_client_request_duration_seconds',
    'http_server_build_info{build="',
    'page_cache_bytes',
    'page_cache_evictions_total',
    'page_cache_refaults_total',
    'upstream_circuit_open',
    'http_server_shed_requests_total',
    'rate_limited_requests_total',
    'redis_up',
    'redis_down 0',
    'redis_refuses_writes 0',
    'page_rendering_duration_seconds_count{page="home"} 1',
    'worker_renderings_total{worker="1"} 1',
    'worker_requests_total{worker="1"} 1',
    'worker_eventloop_lag_p99_seconds{worker="1"}',
    'worker_open_files_share{worker="1"}',
  ])
    expect(text).toContain(name)
  await server.end('SIGKILL')
})

test('a variable that is misspelt is named once, without its value', async () => {
  const server = await running({ WORKERS: '2', SESION_KEYS: 'canary', SCAPI_SECRET: 'canary' })
  expect(await server.end('SIGTERM')).toBe(0)
  const named = server.log
    .filter(({ msg }) => msg === 'unknown variable')
    .map(each => String(each['variable']))
  expect(named.toSorted()).toEqual(['SCAPI_SECRET', 'SESION_KEYS'])
  expect(JSON.stringify(server.log)).not.toContain('canary')
})

test.each([
  ['a port that is none', { PORT: 'x' }, /^The configuration is wrong: PORT: .+\.\n$/],
  ['half of a group', { ORDERS_URL: 'https://orders.test' }, /^The configuration is wrong: .*BIZAPI_URL/],
  ['an address with a password', { ORIGIN_ART: 'http://me:pw@art.test' }, /ORIGIN_ART: must not hold a name/],
])('with %s it says so in one sentence and does not start', async (_, env, sentence) => {
  const ended = await program.start(env)
  expect(ended).toMatchObject({ code: 1, output: expect.stringMatching(sentence) })
  expect(ended).toMatchObject({ output: expect.not.stringContaining('    at ') })
})

test.each([
  ['HOST that is none', { HOST: '203.0.113.77' }, /^The address in HOST is none of this machine/],
  ['a taken PORT', { WORKERS: '2' }, /^Port \d+ is taken; set PORT to a free one\.\n$/],
])('%s ends in a sentence without a stack, with workers too', async (_, env, sentence) => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const address = other.address()
  const PORT = String(typeof address === 'object' ? address?.port : 0)
  const ended = await program.start({ PORT, ...env })
  expect(ended).toMatchObject({ code: 1, output: expect.stringMatching(sentence) })
  other.close()
})

test.each(['1', '2'])(
  'on a full disk %s processes say so in a sentence, and leave nothing behind',
  async WORKERS => {
    const folder = await mkdtemp(join(tmpdir(), 'wallart-disk-'))
    // Only root may mount a disk.
    const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=4k', 'tmpfs', folder])
    if (status !== 0) return
    await writeFile(join(folder, 'filler'), Buffer.alloc(4096))
    const ended = await program.start({ DATA_DIR: folder, SESSION_KEYS: undefined, WORKERS })
    const sentence = /^The disk of DATA_DIR is full \(ENOSPC\); make room, or set SESSION_KEYS\.\n$/
    expect(ended).toMatchObject({ code: 1, output: expect.stringMatching(sentence) })
    expect(await readdir(folder)).toEqual(['filler'])
    spawnSync('umount', ['--lazy', folder])
    await rm(folder, { recursive: true })
  },
)

test.each([
  ['is a file', join(process.cwd(), 'package.json')],
  ['is below a file', join(process.cwd(), 'package.json', 'below')],
  ['is invented by the system', '/proc/wallart/data'],
])('with a data folder that %s it says so, and not that a port is the matter', async (_, DATA_DIR) => {
  expect(await program.start({ DATA_DIR, SESSION_KEYS: undefined })).toMatchObject({
    code: 1,
    output: expect.stringMatching(
      /^The folder of DATA_DIR cannot be used \(E[A-Z]+: .*(package\.json|wallart).*\n$/,
    ),
  })
})

test.each([
  ['is empty', async (file: string) => writeFile(file, '')],
  ['is far too short', async (file: string) => writeFile(file, 'x\n')],
  ['is a folder', async (file: string) => mkdir(file)],
])('a stored session key that %s seals nothing', async (_, store) => {
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'wallart-data-'))
  const file = join(DATA_DIR, 'session-key')
  await store(file)
  for (const WORKERS of ['1', '2'])
    expect(await program.start({ DATA_DIR, SESSION_KEYS: undefined, WORKERS })).toEqual({
      code: 1,
      output: `There is no session key in ${file}: put back the one that was there, or remove what is there for a new one, which signs all customers out.\n`,
    })
  await rm(file, { recursive: true })
  const server = await running({ DATA_DIR, SESSION_KEYS: undefined })
  expect((await readFile(file, 'utf8')).length).toBeGreaterThan(40)
  expect(await server.end('SIGTERM')).toBe(0)
  await rm(DATA_DIR, { recursive: true })
})

test.each([
  ['PORT', '1'],
  ['ADMIN_PORT', '1'],
  ['ADMIN_PORT', '2'],
])('with a taken %s and %s processes it says so and ends', async (name, WORKERS) => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const address = other.address()
  const port = String(typeof address === 'object' ? address?.port : 0)
  expect(await program.start({ [name]: port, WORKERS })).toEqual({
    code: 1,
    output: `Port ${port} is taken; set ${name} to a free one.\n`,
  })
  other.close()
})
