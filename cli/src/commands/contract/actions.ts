import { resolve } from 'node:path'
import { readEnvironmentFiles } from '../../shell/environment-files.ts'
import {
  environmentName,
  readEnvironment,
  resolveEnvironment,
  type Environment,
} from '../../shell/environment.ts'
import { explicitBudgetSignal } from '../../shell/budget-signal.ts'
import { Failure } from '../../shell/failure.ts'
import { closestMatch } from '../../shell/closest-match.ts'
import type { JsonDocument } from '../../shell/pick-fields.ts'
import { printFieldList, print } from '../../shell/print.ts'
import type { Settings } from '../../shell/settings.ts'
import type { Shell } from '../../shell/shell.ts'
import { withSpinner } from '../../shell/with-spinner.ts'
import type { Baseline } from '@wallart/contract/baseline/baseline.ts'
import { writeBaseline } from '@wallart/contract/baseline/baseline-files.ts'
import type { ContractReport } from '@wallart/contract/report/report.ts'
import { PLANS, planFor } from '@wallart/contract/probes/plans.ts'
import {
  diffBaselines,
  changeLines,
  hasBreakingChanges,
  hasOtherEmptyTexts,
} from '@wallart/contract/baseline/diff-baselines.ts'
import type { CheckFlags } from './check-flags.ts'
import { checkService } from './check-names.ts'
import { DOCTOR_OPERATIONS, doctorLines } from './doctor-lines.ts'
import { DIFF_FIELDS, DOCTOR_FIELDS, EXPLAIN_FIELDS, LIST_FIELDS, REPORT_FIELDS } from './fields.ts'
import { checkFailure } from './check-failure.ts'
import { explainOperation, explanationLines } from '@wallart/contract/run/explain-operation.ts'
import { LEFTOVER_OPERATIONS, leftoverLines, findLeftovers } from '@wallart/contract/run/leftovers.ts'
import { readLastStatuses, saveLastStatuses } from './last-status.ts'
import { listOperations, operationTable } from './list-operations.ts'
import { REPORTERS } from '@wallart/contract/report/reporters.ts'
import { writeOrFail } from '../../shell/write-files.ts'
import { splitStream, parseReporters, writeReports } from './reports.ts'
import { baselineFolder, readBaselineFolder, readOwnBaseline } from './baselines.ts'
import { runContractCheck } from './run-contract-check.ts'
import { readTarget } from './read-target.ts'
import { runWithProgress } from './run-with-progress.ts'
import { hostLines, checkHosts } from './host-status.ts'

export async function listContracts(
  shell: Shell,
  settings: Settings,
  service: string | undefined,
): Promise<void> {
  checkService(service)
  const statuses = await readLastStatuses(shell, selectedEnvironment(shell, settings))
  const operations = listOperations(await readShownBaseline(shell, settings), statuses, service)
  await print(
    shell,
    settings,
    { schemaVersion: 1, operations },
    {
      fields: LIST_FIELDS,
      lines: async shown => operationTable(shown.operations),
      view: async (shown, columns) =>
        operationTable(shown.operations)
          .map(line => truncate(line, columns))
          .join('\n'),
    },
  )
}

function selectedEnvironment(shell: Shell, settings: Settings): Environment {
  const files = readEnvironmentFiles(shell)
  return resolveEnvironment(shell, environmentName(shell, settings, files).value, files)
}

export async function checkContracts(
  shell: Shell,
  settings: Settings,
  names: readonly string[],
  flags: CheckFlags,
): Promise<void> {
  if (printFieldList(shell, settings, REPORT_FIELDS)) return
  const isFiltered = settings.fields !== undefined || settings.query !== undefined
  const requested = parseReporters(shell.variables, settings, flags.reporter)
  const { targets, ...stream } = splitStream(
    shell,
    isFiltered ? requested.filter(({ file }) => file !== undefined) : requested,
  )
  const printReport = async (report: ContractReport) => {
    if (isFiltered) await printResult(shell, settings, REPORT_FIELDS, { ...report }, () => [])
    await writeReports(shell, settings, report, targets, flags.showCurl === true)
  }
  const { report, shapes } = await runWithProgress(shell, settings, (listener, close) =>
    runContractCheck(shell, settings, names, flags, {
      ...listener,
      ...stream,
      async onInterrupted(interrupted) {
        close()
        await printReport(interrupted)
      },
    }),
  )
  // What was ended has been printed.
  if (shell.signal.aborted) return
  if (report.run.source === 'live')
    await saveLastStatuses(shell, selectedEnvironment(shell, settings), report)
  await printReport(report)
  if (flags.updateBaseline)
    await writeShapes(shell, settings, baselineFolder(shell, report.run.env, flags.baseline), shapes)
  const isSummaryPrinted = targets.some(
    ({ reporter, file }) => reporter === REPORTERS['pretty'] && file === undefined,
  )
  const failure = checkFailure(report, { ...failureOptions(shell, settings), isSummaryPrinted })
  if (failure) throw failure
}

export async function recordContracts(
  shell: Shell,
  settings: Settings,
  names: readonly string[],
  flags: CheckFlags,
): Promise<void> {
  const recording = { ...flags, baseline: 'none', mode: 'positive' } as const
  const { report, shapes } = await runWithProgress(shell, settings, listener =>
    runContractCheck(shell, settings, names, recording, listener),
  )
  if (shell.signal.aborted) return
  const failure = checkFailure(report, failureOptions(shell, settings))
  const isIncomplete = failure !== undefined && failure.code !== 'cleanup'
  const recorded = isIncomplete ? testedShapes(report, shapes) : shapes
  if (failure) {
    const targets = parseReporters(shell.variables, settings, flags.reporter)
    await writeReports(shell, settings, report, targets, flags.showCurl === true)
    if (failure.code === 'broken' || recorded.size === 0)
      throw new Failure(failure.code, `Nothing was recorded. ${failure.message}`, failure)
  }
  await writeShapes(shell, settings, baselineFolder(shell, report.run.env, flags.baseline), recorded)
  if (isIncomplete)
    throw new Failure(failure.code, `Not everything was recorded. ${failure.message}`, {
      hint: 'To accept that, pass --allow-untestable',
    })
  if (failure) throw failure
}

// What was half seen would take fields from a baseline that has them.
function testedShapes({ operations }: ContractReport, shapes: Baseline): Baseline {
  const untested = new Set(operations.filter(each => each.outcome === 'untestable').map(({ id }) => id))
  return new Map([...shapes].filter(([id]) => !untested.has(id)))
}

export async function diffContracts(
  shell: Shell,
  settings: Settings,
  before: string,
  after: string,
): Promise<void> {
  const operations = diffBaselines(await requireBaseline(shell, before), await requireBaseline(shell, after))
  await printResult(shell, settings, DIFF_FIELDS, { schemaVersion: 1, operations }, shown =>
    shown.operations.length > 0 ? changeLines(shown.operations) : ['No differences.'],
  )
  if (hasBreakingChanges(operations)) throw new Failure('broken', 'The baselines differ in a breaking way')
}

export async function explainContract(shell: Shell, settings: Settings, id: string): Promise<void> {
  const [name = ''] = id.split('/')
  const plan = planFor(name)
  if (!plan) {
    const suggestion = closestMatch(
      name,
      PLANS.map(({ operation }) => operation.id),
    )
    throw new Failure('usage', `Unknown operation "${name}"`, {
      hint: suggestion ? `Did you mean ${suggestion}?` : `See: ${shell.program} contract list`,
    })
  }
  const explanation = await explainOperation(plan, await readShownBaseline(shell, settings))
  const document = { schemaVersion: 1, ...explanation }
  await printResult(shell, settings, EXPLAIN_FIELDS, document, explanationLines)
}

export async function diagnoseContracts(shell: Shell, settings: Settings, flags: CheckFlags): Promise<void> {
  if (printFieldList(shell, settings, DOCTOR_FIELDS)) return
  const leftovers = new Set<string>()
  const requested = flags.leftovers ? [...DOCTOR_OPERATIONS, ...LEFTOVER_OPERATIONS] : DOCTOR_OPERATIONS
  const target = await readTarget(
    shell,
    readEnvironment(shell, settings),
    flags,
    explicitBudgetSignal(shell, settings),
  )
  const probeFlags = { ...flags, mode: 'positive', baseline: 'none' } as const
  const check = Promise.all([
    runContractCheck(shell, settings, requested, probeFlags, {
      onResult(entry) {
        for (const leftover of findLeftovers(entry)) leftovers.add(leftover)
      },
    }),
    checkHosts(target, settings.sites, shell.now),
  ])
  const [{ report }, hosts] = await withSpinner(shell, settings, 'Checking every service', check)
  const document = { ...report, hosts, ...(flags.leftovers && { leftovers: [...leftovers] }) }
  await printResult(shell, settings, DOCTOR_FIELDS, document, shown => [
    ...hostLines(shown.hosts),
    ...doctorLines(shown),
    ...(shown.leftovers ? leftoverLines(shown.leftovers) : []),
  ])
  const failure = checkFailure(report, failureOptions(shell, settings))
  if (failure && failure.code !== 'broken') throw failure
}

function failureOptions(shell: Shell, settings: Settings) {
  return { program: shell.program, unreachableHint: selectedEnvironment(shell, settings).hint }
}

async function printResult<D extends JsonDocument>(
  shell: Shell,
  settings: Settings,
  fields: readonly string[],
  document: D,
  linesOf: (document: D) => readonly string[],
): Promise<void> {
  await print(shell, settings, document, { fields, lines: async shown => linesOf(shown) })
}

function truncate(line: string, columns: number): string {
  return line.length > columns ? `${line.slice(0, columns - 1)}…` : line
}

async function readShownBaseline(shell: Shell, settings: Settings): Promise<Baseline | undefined> {
  const { value } = environmentName(shell, settings, readEnvironmentFiles(shell))
  return readOwnBaseline(shell, value)
}

async function requireBaseline({ folder }: Shell, path: string): Promise<Baseline> {
  const found = await readBaselineFolder(resolve(folder, path))
  if (found && found.size > 0) return found
  throw new Failure('config', `No baseline in ${path}`)
}

// Keeps unseen shapes, and the recording date of unchanged ones.
async function writeShapes(
  shell: Shell,
  { quiet }: Settings,
  folder: string,
  shapes: Baseline,
): Promise<void> {
  const before: Baseline = (await readBaselineFolder(folder)) ?? new Map()
  const changes = diffBaselines(before, new Map([...before, ...shapes]))
  const changed = new Set(changes.map(({ id }) => id))
  const written = new Map(
    [...shapes].filter(([id, { shape }]) => {
      const known = before.get(id)?.shape
      return changed.has(id) || (known && hasOtherEmptyTexts(known, shape))
    }),
  )
  await writeOrFail(folder, () => writeBaseline(folder, written))
  if (quiet) return
  for (const line of before.size > 0 ? changeLines(changes) : []) shell.err.line(line)
  shell.err.line(`${written.size} of ${shapes.size} shapes were written to ${folder}.`)
}
