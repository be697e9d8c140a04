import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { SITES, type SiteId } from '@wallart/sdk'
import { systemClock } from '@wallart/sdk/http'
import { budgetSignal } from '../../shell/budget.ts'
import { readEnvironment } from '../../shell/environment.ts'
import { Failure } from '../../shell/failure.ts'
import { millisecondsOf, type Settings } from '../../shell/settings.ts'
import type { Shell } from '../../shell/shell.ts'
import { readBaseline } from '../baseline/baseline-files.ts'
import type { Exchanger } from '../exchange.ts'
import { ignoreLines } from '../ignore.ts'
import { liveExchanger } from '../live-exchanger.ts'
import { paced } from '../paced.ts'
import { harOf, recordingOfHar } from '../recording/har.ts'
import { createPseudonym, type Pseudonym } from '../recording/pseudonym.ts'
import {
  pseudonymousOrders,
  readRecording,
  recorded,
  replayed,
  writeRecording,
  type Recording,
} from '../recording/recording.ts'
import { runCheck, type CheckOptions, type CheckResult } from '../run/run-check.ts'
import type { Target } from '../target.ts'
import type { CheckFlags } from './check-flags.ts'
import { checkAllowed, checkNames } from './check-names.ts'
import { named, writeInFolders } from './named-file.ts'
import { targetOf } from './target-of.ts'

const UNDO_MS = 1500

/** Runs a check as the flags say. */
export async function runContractCheck(
  shell: Shell,
  settings: Settings,
  names: readonly string[],
  flags: CheckFlags,
  more: Partial<CheckOptions> = {},
): Promise<CheckResult> {
  const { mutating = false, sideEffects = false, service, mode, shard, seed } = flags
  const consent = { names, service, mode, mutating, sideEffects, shard, seed }
  checkNames(consent)
  const environment = readEnvironment(shell, settings)
  const isLive = flags.replay === undefined && flags.fromHar === undefined
  if (isLive) checkAllowed(consent)
  const past = isLive ? undefined : await pastRun(shell, flags)
  const own = await targetOf(shell, environment, flags)
  const target = past?.env === undefined ? own : { ...own, name: past.env }
  const sites = past && !settings.namesSites ? sitesIn(past) : settings.sites
  if (mutating && !target.mayWrite && isLive)
    throw new Failure('refused', `Nothing may be written in ${target.name}`, {
      hint: 'It takes WALLART_SAFETY=write and an environment that allows writes.',
    })
  const pseudonym = createPseudonym()
  const orders = past?.orders ?? pseudonymousOrders(sites, target.orderOf, pseudonym)
  const recording = newRecording(shell, { sites, orders, env: target.name }, past)
  const signal = budgetSignal(shell, settings)
  const ignored = await ignoredIn(shell, flags.ignoreFile)
  const check = runCheck({
    target,
    sites,
    locale: settings.locale,
    consent,
    runId: recording.runId,
    concurrency: flags.concurrency,
    samples: flags.samples,
    bail: flags.bail,
    exchangerOf: exchangersOf({ target, flags, signal, recording, pseudonym, past }),
    orders: past?.orders,
    clock: past ? { now: () => past.startedAt } : systemClock,
    baseline: await baselineFor(shell, target.name, flags),
    ignored,
    signal,
    source: isLive ? 'live' : flags.replay === undefined ? 'har' : 'replay',
    failOn: flags.failOn,
    allowUntestable: flags.allowUntestable === true,
    ...more,
  })
  const settled = check.then(
    () => undefined,
    () => undefined,
  )
  const forget = shell.beforeLeaving(() => settled)
  const result = await check.finally(forget)
  await keep(shell, flags, recording)
  return result
}

async function keep({ folder }: Shell, { record, har }: CheckFlags, recording: Recording): Promise<void> {
  if (record !== undefined) await named(record, () => writeRecording(resolve(folder, record), recording))
  if (har !== undefined) await named(har, () => writeInFolders(resolve(folder, har), harOf(recording)))
}

/** The folder of an environment's baseline. */
export function baselineFolder({ folder }: Shell, environment: string, path: string | undefined): string {
  return resolve(folder, path ?? join('cli', 'baselines', environment))
}

async function baselineFor(shell: Shell, environment: string, { baseline }: CheckFlags) {
  if (baseline === 'none') return undefined
  const found = await readBaseline(baselineFolder(shell, environment, baseline))
  if (!found && baseline !== undefined) throw new Failure('config', `There is no baseline in ${baseline}`)
  return found
}

async function pastRun({ folder }: Shell, { replay, fromHar }: CheckFlags): Promise<Recording> {
  const past =
    replay === undefined
      ? await archived(resolve(folder, fromHar ?? ''))
      : await readRecording(resolve(folder, replay))
  if (past) return past
  const flag = replay === undefined ? '--har <file>' : '--record <folder>'
  throw new Failure('config', `There is no recorded run in ${replay ?? fromHar}`, {
    hint: `Make one with: cli contract check ${flag}`,
  })
}

function sitesIn({ sites }: Recording): readonly SiteId[] {
  return Object.values(SITES).flatMap(({ id }) => (sites.includes(id) ? [id] : []))
}

async function archived(path: string): Promise<Recording | undefined> {
  return recordingOfHar(await readFile(path, 'utf8').catch(() => ''))
}

function newRecording(
  { now }: Shell,
  run: Pick<Recording, 'sites' | 'orders' | 'env'>,
  past: Recording | undefined,
): Recording {
  const runId = past?.runId ?? randomBytes(3).toString('hex')
  return { startedAt: past?.startedAt ?? now(), runId, ...run, exchanges: new Map() }
}

function exchangersOf({
  target,
  flags,
  signal,
  recording,
  pseudonym,
  past,
}: {
  readonly target: Target
  readonly flags: CheckFlags
  readonly signal: AbortSignal
  readonly recording: Recording
  readonly pseudonym: Pseudonym
  readonly past: Recording | undefined
}): CheckOptions['exchangerOf'] {
  const timeoutMs = millisecondsOf(flags.requestTimeout)
  const isKept = flags.record !== undefined || flags.har !== undefined
  const withRecording = (exchanger: Exchanger) =>
    isKept ? recorded(exchanger, recording, pseudonym) : exchanger
  return (site, purpose) => {
    if (past) return withRecording(replayed(past))
    const services = target.servicesOf(site)
    if (purpose === 'undo')
      return withRecording(
        liveExchanger({ services, clock: systemClock, timeoutMs: Math.min(UNDO_MS, timeoutMs) }),
      )
    const live = liveExchanger({ services, clock: systemClock, timeoutMs, signal })
    return withRecording(flags.rate === undefined ? live : paced(live, flags.rate, systemClock))
  }
}

async function ignoredIn({ folder, err }: Shell, path: string) {
  const text = await readFile(resolve(folder, path), 'utf8').catch(() => '')
  const { lines, unreadable } = ignoreLines(text)
  for (const line of unreadable) err.line(`${path}: this line cannot be read: ${line}`)
  return lines
}
