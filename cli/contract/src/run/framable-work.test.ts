import { getFrameChoices } from '@wallart/sdk/operations/get-frame-choices'
import { getRatings } from '@wallart/sdk/operations/get-ratings'
import type { Operation } from '@wallart/sdk/operations/operation'
import type { KnownValues, SiteContext } from '../model/site-context.ts'
import { planFor } from '../probes/plans.ts'
import { findFramableWork } from './framable-work.ts'
import type { RunProbe } from './probe-runner.ts'

const running = new AbortController().signal
const works = Array.from({ length: 12 }, (_, index) => ({ upi: `W${index + 3}` }))

async function find({ id }: Operation, known: KnownValues, framable: string, signal = running) {
  const plan = planFor(id)
  const probed: unknown[] = []
  const runProbe: RunProbe = async (probedPlan, probe, call, caseId) => {
    const upi = call.path?.['upi']
    probed.push(upi)
    return {
      exchange: { caseId, operation: id, headers: {}, ms: 0, bytes: 0 },
      result: { plan: probedPlan, probe, caseId, findings: [] },
      provided: upi === framable ? { framableUpi: `${framable}-frame` } : {},
    }
  }
  const siteContext: SiteContext = {
    site: 'Art',
    locale: 'en-US',
    currency: 'USD',
    organizationId: '',
    recommendationRealm: '',
    recommendationSite: '',
    hosts: [],
    isRecorded: false,
    known,
  }
  const pending = plan?.probes.map(probe => ({ plan, probe })) ?? []
  const isFound = await findFramableWork(pending, { runProbe, siteContext, signal })
  return { isFound, probed, framableUpi: known.framableUpi }
}

test('works of the list are probed until one can be framed', async () => {
  expect(await find(getFrameChoices, { works }, 'W5')).toEqual({
    isFound: true,
    probed: ['W3', 'W4', 'W5'],
    framableUpi: 'W5-frame',
  })
})

test('with the two that are probed anyhow, ten works are enough', async () => {
  const { isFound, probed } = await find(getFrameChoices, { works }, 'W11')
  expect([isFound, probed.at(-1)]).toEqual([false, 'W10'])
})

test.each([
  ['one is known already', getFrameChoices, { works, framableUpi: 'W1' }, running],
  ['no probe needs one', getRatings, { works }, running],
  ['there is no list', getFrameChoices, {}, running],
  ['the run has ended', getFrameChoices, { works }, AbortSignal.abort()],
])('nothing is probed where %s', async (_, operation, known, signal) => {
  const { isFound, probed } = await find(operation, known, 'W3', signal)
  expect([isFound, probed]).toEqual([false, []])
})
