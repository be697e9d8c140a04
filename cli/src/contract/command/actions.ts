import { resolve } from 'node:path'
import { environmentFiles } from '../../shell/environment-files.ts'
import { environmentName, readEnvironment } from '../../shell/environment.ts'
import { Failure } from '../../shell/failure.ts'
import { nearest } from '../../shell/nearest.ts'
import { printFieldList, present } from '../../shell/present.ts'
import type { Settings } from '../../shell/settings.ts'
import type { Shell } from '../../shell/shell.ts'
import { withSpinner } from '../../shell/with-spinner.ts'
import type { Baseline } from '../baseline/baseline.ts'
import { readBaseline, writeBaseline } from '../baseline/baseline-files.ts'
import { PLANS, planFor } from '../probes/plans.ts'
import { baselineChanges, changeLines, isBreaking } from './baseline-changes.ts'
import type { CheckFlags } from './check-flags.ts'
import { checkService } from './check-names.ts'
import { DOCTOR_OPERATIONS, doctorLines } from './doctor-lines.ts'
import { DIFF_FIELDS, DOCTOR_FIELDS, EXPLAIN_FIELDS, LIST_FIELDS, REPORT_FIELDS } from './fields.ts'
import { failureOf } from './exit-with.ts'
import { explained, explainedLines } from './explained.ts'
import { LEFTOVER_OPERATIONS, leftoverLines, leftoversIn } from './leftovers.ts'
import { lastStatuses, rememberStatuses } from './last-status.ts'
import { listed, listedLines } from './listed.ts'
import { named } from './named-file.ts'
import { streamed, wantedReports, writeReports } from './reports.ts'
import { baselineFolder, runContractCheck } from './run-contract-check.ts'
import { targetOf } from './target-of.ts'
import { watchedCheck } from './watched-check.ts'
import { wayLines, waysOf } from './ways.ts'

/** contract list. */
export async function listContracts(
  shell: Shell,
  settings: Settings,
  service: string | undefined,
): Promise<void> {
  checkService(service)
  const { value: environment } = environmentName(shell, settings, environmentFiles(shell))
  const statuses = await lastStatuses(shell, environment)
  const operations = listed(await ownBaseline(shell, settings), statuses, service)
  const lines = listedLines(operations)
  await present(
    shell,
    settings,
    { schemaVersion: 1, operations },
    {
      fields: LIST_FIELDS,
      lines: async () => lines,
      view: async (_, columns) => lines.map(line => cut(line, columns)).join('\n'),
    },
  )
}

/** contract check, and contract replay. */
export async function checkContracts(
  shell: Shell,
  settings: Settings,
  names: readonly string[],
  flags: CheckFlags,
): Promise<void> {
  if (printFieldList(shell, settings, REPORT_FIELDS)) return
  const { wanted, ...stream } = streamed(shell, wantedReports(shell.variables, settings, flags.reporter))
  const { report, shapes } = await watchedCheck(shell, settings, watcher =>
    runContractCheck(shell, settings, names, flags, { ...watcher, ...stream }),
  )
  await rememberStatuses(shell, report)
  const isPicked = settings.fields !== undefined || settings.query !== undefined
  if (isPicked) await shown(shell, settings, REPORT_FIELDS, { ...report }, [])
  const others = isPicked ? wanted.filter(({ file }) => file !== undefined) : wanted
  await writeReports(shell, settings, report, others, flags.showCurl === true)
  if (flags.updateBaseline)
    await writeShapes(shell, settings, baselineFolder(shell, report.run.env, flags.baseline), shapes)
  const failure = failureOf(report)
  if (failure) throw failure
}

/** contract record. */
export async function recordContracts(
  shell: Shell,
  settings: Settings,
  names: readonly string[],
  flags: CheckFlags,
): Promise<void> {
  const recording = { ...flags, baseline: 'none', mode: 'positive' } as const
  const { report, shapes } = await watchedCheck(shell, settings, watcher =>
    runContractCheck(shell, settings, names, recording, watcher),
  )
  const failure = failureOf(report)
  if (failure) throw failure
  await writeShapes(shell, settings, baselineFolder(shell, report.run.env, flags.baseline), shapes)
}

/** contract diff. */
export async function diffContracts(
  shell: Shell,
  settings: Settings,
  before: string,
  after: string,
): Promise<void> {
  const operations = baselineChanges(await neededBaseline(shell, before), await neededBaseline(shell, after))
  const lines = operations.length > 0 ? changeLines(operations) : ['No difference.']
  await shown(shell, settings, DIFF_FIELDS, { schemaVersion: 1, operations }, lines)
  if (isBreaking(operations)) throw new Failure('no', 'The baselines differ where somebody may read')
}

/** contract explain. */
export async function explainContract(shell: Shell, settings: Settings, id: string): Promise<void> {
  const [name = ''] = id.split('/')
  const plan = planFor(name)
  if (!plan) {
    const meant = nearest(
      name,
      PLANS.map(({ operation }) => operation.id),
    )
    throw new Failure('usage', `There is no operation "${name}"`, {
      hint: meant ? `Did you mean ${meant}?` : 'See: cli contract list',
    })
  }
  const explanation = await explained(plan, await ownBaseline(shell, settings))
  const document = { schemaVersion: 1, ...explanation }
  await shown(shell, settings, EXPLAIN_FIELDS, document, explainedLines(explanation))
}

/** contract doctor. */
export async function examineContracts(shell: Shell, settings: Settings, flags: CheckFlags): Promise<void> {
  const leftovers = new Set<string>()
  const requested = flags.leftovers ? [...DOCTOR_OPERATIONS, ...LEFTOVER_OPERATIONS] : DOCTOR_OPERATIONS
  const target = await targetOf(shell, readEnvironment(shell, settings), flags)
  const asking = { ...flags, mode: 'positive', baseline: 'none' } as const
  const check = Promise.all([
    runContractCheck(shell, settings, requested, asking, {
      onEntry(entry) {
        for (const what of leftoversIn(entry)) leftovers.add(what)
      },
    }),
    waysOf(target, settings.sites, shell.now),
  ])
  const [{ report }, ways] = await withSpinner(shell, settings, 'Asking every service', check)
  const document = { ...report, ways, ...(flags.leftovers && { leftovers: [...leftovers] }) }
  const left = flags.leftovers ? leftoverLines([...leftovers]) : []
  await shown(shell, settings, DOCTOR_FIELDS, document, [...wayLines(ways), ...doctorLines(report), ...left])
  const failure = failureOf(report)
  if (failure && failure.code !== 'no') throw failure
}

async function shown(
  shell: Shell,
  settings: Settings,
  fields: readonly string[],
  document: Readonly<Record<string, unknown>> & { readonly schemaVersion: number },
  lines: readonly string[],
): Promise<void> {
  await present(shell, settings, document, {
    fields,
    lines: async () => lines,
    view: async () => lines.join('\n'),
  })
}

function cut(line: string, columns: number): string {
  return line.length > columns ? `${line.slice(0, columns - 1)}…` : line
}

async function ownBaseline(shell: Shell, settings: Settings): Promise<Baseline | undefined> {
  const { value } = environmentName(shell, settings, environmentFiles(shell))
  return readBaseline(baselineFolder(shell, value, undefined))
}

async function neededBaseline({ folder }: Shell, path: string): Promise<Baseline> {
  const found = await readBaseline(resolve(folder, path))
  if (found && found.size > 0) return found
  throw new Failure('config', `There is no baseline in ${path}`)
}

// What was recorded before and seen no more today stays, and so does the day of what did not change.
async function writeShapes(
  shell: Shell,
  { quiet }: Settings,
  folder: string,
  shapes: Baseline,
): Promise<void> {
  const before = (await readBaseline(folder)) ?? new Map()
  const changes = baselineChanges(before, new Map([...before, ...shapes]))
  const changed = new Set(changes.map(({ id }) => id))
  await named(folder, () => writeBaseline(folder, new Map([...shapes].filter(([id]) => changed.has(id)))))
  if (quiet) return
  for (const line of before.size > 0 ? changeLines(changes) : []) shell.err.line(line)
  shell.err.line(`${changed.size} of ${shapes.size} shapes were written to ${folder}.`)
}
