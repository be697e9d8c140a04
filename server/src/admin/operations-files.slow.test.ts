import { readFileSync } from 'node:fs'
import { openUpstream } from '@wallart/fixtures/testing/prebuilt.ts'
import { parseAllDocuments } from 'yaml'
import * as z from 'zod'
import { readConfig } from '../config.ts'
import { DRAIN_TIMEOUT_MS } from '../listen.ts'
import { createMetrics } from './metrics.ts'
import { createWorkerMetrics } from './worker-metrics.ts'

const METRIC = /\b(?:cluster|http|page|upstream|worker|redis|rate|nodejs|process)_[a-z0-9_]+\b/g

async function measuredNames(): Promise<ReadonlySet<string>> {
  const upstream = await openUpstream({ works: 10, controlPorts: [0] })
  const texts = await Promise.all([
    createMetrics().text(),
    createWorkerMetrics().text([]),
    fetch(`${upstream.controlUrl}/metrics`).then(async answer => answer.text()),
  ])
  await upstream.close()
  const names = [...texts.join('').matchAll(/^# TYPE (\S+) (\S+)$/gm)].flatMap(([, name = '', type]) =>
    type === 'histogram' ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
  )
  return new Set(names)
}

const expressions = (text: string) => [...text.matchAll(/"?expr"?: (.*)$/gm)].map(([, expr = '']) => expr)
const metricsIn = (text: string) => expressions(text).flatMap(expr => expr.match(METRIC) ?? [])

test.each(['docs/operations/dashboard.json', 'docs/operations/alerts.yaml'])(
  '%s asks for metrics that exist',
  async file => {
    const known = await measuredNames()
    const named = expressions(readFileSync(file, 'utf8')).flatMap(expr => expr.match(METRIC) ?? [])
    expect(named.length).toBeGreaterThan(5)
    expect(named.filter(name => !known.has(name))).toEqual([])
  },
)

test('what alarms and the guide look at is drawn', () => {
  const alerts = readFileSync('docs/operations/alerts.yaml', 'utf8')
  const drawn = new Set(metricsIn(readFileSync('docs/operations/dashboard.json', 'utf8')))
  const named = [...metricsIn(alerts), 'upstream_works', 'worker_renderings_total']
  expect(named.filter(name => !drawn.has(name))).toEqual([])
})

test.each([
  ['docs/operations/alerts.yaml', 'wallart.*'],
  ['docs/operations/dashboard.json', '$job'],
])('%s looks at no other program', (file, jobs) => {
  const selected = expressions(readFileSync(file, 'utf8')).flatMap(
    expr =>
      expr
        .replaceAll('\\"', '"')
        .match(
          /\b(?:up|(?:cluster|http|page|upstream|worker|redis|rate|nodejs|process)_\w+)\b(?:\{[^,}]*)?/g,
        ) ?? [],
  )
  expect(selected.length).toBeGreaterThan(10)
  expect(selected.filter(each => !each.includes(`{job=~"${jobs}"`))).toEqual([])
})

test('an alarm about a share or a sum is counted for each job alone', () => {
  const alarms = expressions(readFileSync('docs/operations/alerts.yaml', 'utf8'))
  const sums = alarms.flatMap(expr => expr.match(/\b(?:sum|max)\b(?: by \([^)]*\))?/g) ?? [])
  expect(sums.length).toBeGreaterThan(5)
  expect(sums.filter(each => !/\b(?:job|instance)\b/.test(each))).toEqual([])
})

test('every alarm has its paragraph in the guide of operators', () => {
  const guide = readFileSync('docs/operations.md', 'utf8')
  const alarms = [...readFileSync('docs/operations/alerts.yaml', 'utf8').matchAll(/alert: (\w+)/g)]
  expect(alarms.length).toBeGreaterThan(5)
  for (const [, name = ''] of alarms) expect(guide).toContain(`### ${name}\n`)
})

const probe = z.strictObject({
  httpGet: z.strictObject({ path: z.enum(['/livez', '/readyz']), port: z.literal('admin') }),
  periodSeconds: z.number(),
  timeoutSeconds: z.number().optional(),
  failureThreshold: z.number().optional(),
})

const container = z.object({
  command: z.array(z.string()),
  env: z.array(z.strictObject({ name: z.string(), value: z.string() })).default([]),
  ports: z.array(z.strictObject({ name: z.string(), containerPort: z.number() })).default([]),
  livenessProbe: probe.optional(),
  readinessProbe: probe.optional(),
  volumeMounts: z.array(z.object({ mountPath: z.string() })).default([]),
})

const pod = z.object({
  // Else a service called upstream would be the value of UPSTREAM_PORT.
  enableServiceLinks: z.literal(false),
  terminationGracePeriodSeconds: z.number().default(30),
  securityContext: z.object({ runAsNonRoot: z.literal(true), runAsUser: z.number().positive() }),
  containers: z.array(container).length(1),
})

const manifest = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('Deployment'), spec: z.object({ template: z.object({ spec: pod }) }) }),
  z.object({
    kind: z.literal('Job'),
    // Its template cannot be changed, and kubectl cannot apply the next image to a job of the same name.
    metadata: z.strictObject({ generateName: z.string() }),
    spec: z.object({
      ttlSecondsAfterFinished: z.number().positive(),
      template: z.object({ spec: pod }),
    }),
  }),
  z.object({ kind: z.enum(['Service', 'PodDisruptionBudget']), spec: z.object({}) }),
])

const [deployment, job] = ['kubernetes', 'fill-job']
  .flatMap(name => parseAllDocuments(readFileSync(`docs/operations/${name}.yaml`, 'utf8')))
  .map(document => manifest.parse(document.toJS({ maxAliasCount: 0 })))
  .flatMap(each => (each.kind === 'Deployment' || each.kind === 'Job' ? [each.spec.template.spec] : []))

const onlyContainer = (of: z.infer<typeof pod> | undefined) => {
  const [only] = of?.containers ?? []
  if (!only) throw new Error('There is no container.')
  return only
}

test('the manifests name programs, variables, ports and files that exist', () => {
  const storefront = onlyContainer(deployment)
  expect([storefront.command, onlyContainer(job).command]).toEqual([
    ['node', 'build/server/main.js'],
    ['node', 'build/upstream/main.js', 'fill'],
  ])
  const known = new Set(readFileSync('.env.example', 'utf8').match(/\b[A-Z][A-Z0-9_]+\b/g))
  const given = [...storefront.env, ...onlyContainer(job).env]
  expect(given.filter(({ name }) => !known.has(name))).toEqual([])
  const values = Object.fromEntries(storefront.env.map(({ name, value }) => [name, value]))
  const { port, adminPorts } = readConfig({ ADMIN_PORT: values['ADMIN_PORT'] })
  expect(storefront.ports).toEqual([
    { name: 'http', containerPort: port },
    { name: 'admin', containerPort: adminPorts[0] },
  ])
  // Otherwise a port that is taken would be another one than the one that probes ask.
  expect(adminPorts).toHaveLength(1)
  expect(values['ADMIN_HOST']).toBe('0.0.0.0')
  const files = given.filter(({ name }) => name.endsWith('_FILE'))
  expect(files).toHaveLength(5)
  const [folder, ...others] = [...storefront.volumeMounts, ...onlyContainer(job).volumeMounts]
  expect(others).toEqual([folder])
  expect(files.filter(({ value }) => !value.startsWith(`${folder?.mountPath}/`))).toEqual([])
})

test('a copy is taken out of service before it closes, and killed only after its slowest request', () => {
  const { env, readinessProbe, livenessProbe } = onlyContainer(deployment)
  const drain = Number(env.find(({ name }) => name === 'DRAIN_SECONDS')?.value)
  const noticed = (readinessProbe?.periodSeconds ?? Infinity) * (readinessProbe?.failureThreshold ?? 3)
  expect(drain).toBeGreaterThan(noticed)
  expect(deployment?.terminationGracePeriodSeconds).toBeGreaterThan(drain + DRAIN_TIMEOUT_MS / 1000)
  expect([readinessProbe?.httpGet.path, livenessProbe?.httpGet.path]).toEqual(['/readyz', '/livez'])
})
