import { randomBytes } from 'node:crypto'
import { resolve } from 'node:path'
import { parseJson, SITES, type SiteId } from '@wallart/sdk'
import { systemClock } from '@wallart/sdk/http'
import { explicitBudgetSignal } from '../../shell/budget-signal.ts'
import { debugAddresses } from '../../shell/debug-hooks.ts'
import { readEnvironment } from '../../shell/environment.ts'
import { Failure } from '../../shell/failure.ts'
import { readTextFile } from '../../shell/read-text-file.ts'
import { resolveLocale } from '../../shell/resolve-locale.ts'
import { parseDuration, type Settings } from '../../shell/settings.ts'
import type { Shell } from '../../shell/shell.ts'
import { requireTrust } from '../../shell/trust.ts'
import { warn } from '../../shell/warn.ts'
import type { Exchanger } from '@wallart/contract/exchange/exchange.ts'
import { parseIgnoreFile } from '@wallart/contract/report/ignore-file.ts'
import { createLiveExchanger } from '@wallart/contract/exchange/live-exchanger.ts'
import { withRateLimit } from '@wallart/contract/exchange/with-rate-limit.ts'
import { readHar, toHar } from '@wallart/contract/recording/har.ts'
import { createPseudonymizer, type Pseudonymize } from '@wallart/contract/recording/pseudonymize.ts'
import {
  pseudonymizeOrders,
  readRecording,
  withRecording,
  createReplayExchanger,
  writeRecording,
  type Recording,
} from '@wallart/contract/recording/recording.ts'
import { mergeSelection, type RecordedSelection } from '@wallart/contract/recording/recorded-selection.ts'
import { describeTarget, replayTarget } from '@wallart/contract/recording/recorded-target.ts'
import { runCheck, type CheckOptions, type CheckResult } from '@wallart/contract/run/run-check.ts'
import type { CheckTarget } from '@wallart/contract/model/target.ts'
import type { ContractReport } from '@wallart/contract/report/report.ts'
import { SDK_VERSION, VERSION } from '../../version.ts'
import { interruptedLines } from './check-failure.ts'
import { DEFAULT_IGNORE_FILE, type CheckFlags } from './check-flags.ts'
import { checkAllowed, checkNames } from './check-names.ts'
import { readCheckBaseline, warnOfMissing } from './baselines.ts'
import { createReproduceCommand } from './reproduce-command.ts'
import { writeOrFail, writeFileInFolders } from '../../shell/write-files.ts'
import { readTarget } from './read-target.ts'

const TOOL = { name: '@wallart/cli', version: VERSION, sdk: SDK_VERSION }
// Who ended the run does not wait for long: two seconds for a write in flight and what undoes it.
const LATE_WRITE_TIMEOUT_MS = 1000
const LATE_UNDO_TIMEOUT_MS = 1500

export interface ContractCheckOverrides extends Partial<CheckOptions> {
  /** Called with what was checked until the program was ended. */
  readonly onInterrupted?: (report: ContractReport) => void | Promise<void>
}

export async function runContractCheck(
  shell: Shell,
  settings: Settings,
  names: readonly string[],
  flags: CheckFlags,
  overrides: ContractCheckOverrides = {},
): Promise<CheckResult> {
  const { onInterrupted = () => {}, ...checkOverrides } = overrides
  const isLive = flags.replay === undefined && flags.fromHar === undefined
  const environment = readEnvironment(shell, settings, { isLive })
  debugAddresses(shell, settings, environment)
  const requestedSelection = readSelection(settings, names, flags)
  checkNames(shell, requestedSelection)
  if (isLive) checkAllowed(requestedSelection)
  const signal = explicitBudgetSignal(shell, settings)
  const recordedRun = isLive ? undefined : await readReplay(shell, flags, signal)
  const selection = mergeSelection(requestedSelection, recordedRun?.selection)
  if (isLive && flags.accountFile) requireTrust(shell, environment, '--account-file')
  if (isLive && flags.orderFile) requireTrust(shell, environment, '--order-file')
  const environmentTarget = await readTarget(shell, environment, flags, signal)
  const name = recordedRun?.env ?? environmentTarget.name
  const target = { ...replayTarget(environmentTarget, recordedRun?.target), name }
  const sites = recordedRun && !settings.hasExplicitSites ? sitesOfRecording(recordedRun) : settings.sites
  const { locale: requested, samples, mutating } = selection
  const [locale] = requested === undefined ? [] : sites.map(site => resolveLocale(site, requested))
  if (mutating && !target.mayWrite && isLive)
    throw new Failure('refused', `Writes are not allowed in ${target.name}`, {
      hint: 'Set WALLART_SAFETY=write and use an environment that allows writes.',
    })
  const pseudonym = createPseudonymizer()
  const orders = recordedRun?.orders ?? pseudonymizeOrders(sites, target.orderFor, pseudonym)
  const described = { env: target.name, selection, target: describeTarget(target, sites) }
  const recording = newRecording(shell, { sites, orders, ...described }, recordedRun)
  const ignoreRules = await readIgnoreFile(shell, settings, flags.ignoreFile, signal)
  const check = runCheck({
    program: shell.program,
    tool: TOOL,
    target,
    sites,
    locale,
    selectionOptions: selection,
    reproduceCommand: createReproduceCommand(shell, flags, {
      env: target.name,
      locale,
      isProduction: environment.isProduction,
    }),
    runId: recording.runId,
    concurrency: flags.concurrency,
    samples,
    bail: flags.bail,
    exchangerFor: createExchangers({ target, flags, signal, recording, pseudonym, recordedRun }),
    orders: recordedRun?.orders,
    clock: recordedRun ? { now: () => recordedRun.startedAt } : systemClock,
    baseline: await readCheckBaseline(shell, settings, target.name, flags.baseline),
    ignoreRules,
    signal,
    source: isLive ? 'live' : flags.replay === undefined ? 'har' : 'replay',
    failOn: flags.failOn,
    allowUntestable: flags.allowUntestable === true,
    ...checkOverrides,
  })
  const unregister = shell.onExit(async () => {
    const ended = await check.catch(() => undefined)
    if (!ended) return
    await onInterrupted(ended.report)
    if (!settings.json) for (const line of interruptedLines(ended.report)) shell.err.line(line)
  })
  const result = await check.finally(unregister)
  warnOfMissing(shell, settings, result.report)
  await saveRecording(shell, flags, recording)
  return result
}

function readSelection(
  { locale }: Settings,
  names: readonly string[],
  { mutating = false, sideEffects = false, service, mode, shard, seed, samples }: CheckFlags,
): RecordedSelection {
  return { names, service, mode, mutating, sideEffects, shard, seed, locale, samples }
}

async function saveRecording(
  { folder }: Shell,
  { record, har }: CheckFlags,
  recording: Recording,
): Promise<void> {
  if (record !== undefined)
    await writeOrFail(record, () => writeRecording(resolve(folder, record), recording))
  if (har !== undefined)
    await writeOrFail(har, () => writeFileInFolders(resolve(folder, har), toHar(recording, TOOL)))
}

async function readReplay(
  { folder, program }: Shell,
  { replay, fromHar }: CheckFlags,
  signal: AbortSignal,
): Promise<Recording> {
  const recordedRun =
    replay === undefined
      ? readHar(await readArchive(folder, fromHar ?? '', signal))
      : await readRecording(resolve(folder, replay))
  if (recordedRun) return recordedRun
  const flag = replay === undefined ? '--har <file>' : '--record <folder>'
  throw new Failure('config', `No recorded run in ${replay ?? fromHar}`, {
    hint: `Make one with: ${program} contract check ${flag}`,
  })
}

function sitesOfRecording({ sites }: Recording): readonly SiteId[] {
  return Object.values(SITES).flatMap(({ id }) => (sites.includes(id) ? [id] : []))
}

async function readArchive(folder: string, file: string, signal: AbortSignal): Promise<unknown> {
  const text = await readTextFile(resolve(folder, file), signal)
  if (text === undefined) throw new Failure('config', `${file} cannot be read`)
  const archive = parseJson(text)
  if (archive === undefined)
    throw new Failure('config', `${file} is not JSON; it may have been cut off while it was written`)
  return archive
}

function newRecording(
  { now }: Shell,
  run: Omit<Recording, 'startedAt' | 'runId' | 'exchanges'>,
  recordedRun: Recording | undefined,
): Recording {
  const runId = recordedRun?.runId ?? randomBytes(3).toString('hex')
  return { startedAt: recordedRun?.startedAt ?? now(), runId, ...run, exchanges: new Map() }
}

function createExchangers({
  target,
  flags,
  signal,
  recording,
  pseudonym,
  recordedRun,
}: {
  readonly target: CheckTarget
  readonly flags: CheckFlags
  readonly signal: AbortSignal
  readonly recording: Recording
  readonly pseudonym: Pseudonymize
  readonly recordedRun: Recording | undefined
}): CheckOptions['exchangerFor'] {
  const timeoutMs = parseDuration(flags.requestTimeout)
  const isRecording = flags.record !== undefined || flags.har !== undefined
  const recordIfRequested = (exchanger: Exchanger) =>
    isRecording ? withRecording(exchanger, recording, pseudonym) : exchanger
  return (site, purpose) => {
    if (recordedRun) return recordIfRequested(createReplayExchanger(recordedRun))
    const services = target.servicesFor(site)
    if (purpose === 'undo')
      return recordIfRequested(request => {
        const undoMs = signal.aborted ? Math.min(LATE_UNDO_TIMEOUT_MS, timeoutMs) : timeoutMs
        return createLiveExchanger({ services, clock: systemClock, timeoutMs: undoMs })(request)
      })
    const graceMs = LATE_WRITE_TIMEOUT_MS
    const live = createLiveExchanger({ services, clock: systemClock, timeoutMs, signal, graceMs })
    return recordIfRequested(flags.rate === undefined ? live : withRateLimit(live, flags.rate, systemClock))
  }
}

async function readIgnoreFile(shell: Shell, settings: Settings, path: string, signal: AbortSignal) {
  const content = await readTextFile(resolve(shell.folder, path), signal)
  if (content === undefined && path !== DEFAULT_IGNORE_FILE)
    throw new Failure('config', `${path} cannot be read`)
  const { lines, unreadable } = parseIgnoreFile(content ?? '')
  for (const { number, text } of unreadable)
    warn(shell, settings, `${path}:${number}: this line cannot be read: ${text}`)
  return lines
}
