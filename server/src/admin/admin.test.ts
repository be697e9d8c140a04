import { pino } from 'pino'
import { listen } from '../listen.ts'
import { refusalOf } from '../refusal.ts'
import { createAdmin } from './admin.ts'
import { createMetrics } from './metrics.ts'

const silent = pino({ level: 'silent' })
const sources = { metrics: async () => 'numbers 1\n', isReady: () => true }
const workers = () => ['worker 1: ready', 'worker 2: starting']
const LOCAL = '127.0.0.1'

async function answerOf(url: string): Promise<readonly [number, string]> {
  const response = await fetch(url)
  return [response.status, await response.text()]
}

test('operators and probes are answered on a port that visitors cannot fill', async () => {
  let isReady = false
  const admin = await createAdmin(
    { ...sources, isReady: () => isReady, workers },
    { adminHost: LOCAL, adminPorts: [0] },
    silent,
  )
  expect(await answerOf(`${admin.url}/livez`)).toEqual([200, 'ok\nworker 1: ready\nworker 2: starting'])
  expect(await answerOf(`${admin.url}/readyz`)).toEqual([
    503,
    'not ready\nworker 1: ready\nworker 2: starting',
  ])
  isReady = true
  expect(await answerOf(`${admin.url}/readyz`)).toEqual([200, 'ready\nworker 1: ready\nworker 2: starting'])
  expect(await answerOf(`${admin.url}/metrics`)).toEqual([200, 'numbers 1\n'])
  expect((await answerOf(admin.url))[0]).toBe(404)
  await admin.close()
})

test('a port that is taken is refused by its name, and the default one gives way to a free one', async () => {
  const other = await listen((_req, res) => res.end(), LOCAL, 0)
  const taken = Number(new URL(other.url).port)
  const refused = createAdmin(sources, { adminHost: LOCAL, adminPorts: [taken] }, silent)
  const sentence = `Port ${taken} is taken; set ADMIN_PORT to a free one.`
  expect(await refused.catch((error: unknown) => refusalOf(error))).toBe(sentence)

  const lines: unknown[] = []
  const log = pino({ base: null, timestamp: false }, { write: line => lines.push(JSON.parse(line)) })
  const admin = await createAdmin(sources, { adminHost: LOCAL, adminPorts: [taken, 0] }, log)
  expect(await answerOf(`${admin.url}/livez`)).toEqual([200, 'ok'])
  expect(lines).toEqual([{ level: 40, port: taken, msg: 'admin port taken' }])
  await Promise.all([admin.close(), other.close()])
})

test('a process that is blocked is not hidden by the mean of all', async () => {
  const { shared } = await createMetrics().snapshot()
  expect(shared).toContainEqual(
    expect.objectContaining({ name: 'nodejs_eventloop_lag_p99_seconds', aggregator: 'max' }),
  )
  expect(shared).not.toContainEqual(expect.objectContaining({ aggregator: 'average' }))
})

test('a number that cannot be read keeps its last value, is logged once, and costs no other', async () => {
  const lines: unknown[] = []
  const log = pino({ base: null, timestamp: false }, { write: line => lines.push(JSON.parse(line)) })
  let isReadable = true
  const cacheSize = () => {
    if (!isReadable) throw new Error('EMFILE: too many open files')
    return { bytes: 7, evictions: 5, refaults: 3 }
  }
  const metrics = createMetrics({ cacheSize, log })
  await metrics.text()
  isReadable = false
  await metrics.snapshot()
  const text = await metrics.text()
  expect(text).toContain('page_cache_bytes 7\n')
  expect(text).toContain('page_cache_refaults_total 3\n')
  expect(text).toContain('worker_cpu_seconds_total{worker="1"}')
  expect(lines).toEqual(
    ['page_cache_bytes', 'page_cache_evictions_total', 'page_cache_refaults_total'].map(metric =>
      expect.objectContaining({ level: 40, metric, msg: 'metric unreadable' }),
    ),
  )
})

test('an address that is none of this machine is refused by its name', async () => {
  const refused = createAdmin(sources, { adminHost: '203.0.113.77', adminPorts: [0] }, silent)
  expect(await refused.catch((error: unknown) => refusalOf(error))).toBe(
    'The address in ADMIN_HOST is none of this machine; set ADMIN_HOST to one.',
  )
})
