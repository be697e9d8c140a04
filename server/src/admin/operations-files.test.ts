import { readFileSync } from 'node:fs'
import { openUpstream } from '@wallart/fixtures/testing/prebuilt.ts'
import { createMetrics } from './metrics.ts'

const METRIC = /\b(?:http|page|upstream|worker|redis|rate|nodejs|process)_[a-z0-9_]+\b/g

async function measuredNames(): Promise<ReadonlySet<string>> {
  const upstream = await openUpstream({ works: 10, controlPorts: [0] })
  const text = (await createMetrics().text()) + (await (await fetch(`${upstream.controlUrl}/metrics`)).text())
  await upstream.close()
  const names = [...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)].flatMap(([, name = '', type]) =>
    type === 'histogram' ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
  )
  return new Set(names)
}

const expressions = (text: string) => [...text.matchAll(/"?expr"?: (.*)$/gm)].map(([, expr = '']) => expr)

test.each(['docs/operations/dashboard.json', 'docs/operations/alerts.yaml'])(
  '%s asks for metrics that exist',
  async file => {
    const known = await measuredNames()
    const named = expressions(readFileSync(file, 'utf8')).flatMap(expr => expr.match(METRIC) ?? [])
    expect(named.length).toBeGreaterThan(5)
    expect(named.filter(name => !known.has(name))).toEqual([])
  },
)

test('every alarm has its paragraph in the guide of operators', () => {
  const guide = readFileSync('docs/operations.md', 'utf8')
  const alarms = [...readFileSync('docs/operations/alerts.yaml', 'utf8').matchAll(/alert: (\w+)/g)]
  expect(alarms.length).toBeGreaterThan(5)
  for (const [, name = ''] of alarms) expect(guide).toContain(`### ${name}\n`)
})
