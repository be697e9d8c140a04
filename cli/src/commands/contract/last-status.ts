import { createHash } from 'node:crypto'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { parseJson } from '@wallart/sdk'
import type { ServiceAddress } from '@wallart/sdk/http'
import { makeFolder } from '@wallart/contract/files/make-folder.ts'
import type { Environment } from '../../shell/environment.ts'
import type { Shell } from '../../shell/shell.ts'
import type { ContractReport, OperationReport } from '@wallart/contract/report/report.ts'

export interface LastStatus {
  readonly outcome: string
  readonly at: string
}

export type CheckedEnvironment = Pick<Environment, 'name' | 'services'>

export type LastStatuses = ReadonlyMap<string, LastStatus>

const WORST_FIRST = ['failed', 'untestable', 'warned', 'passed'] as const

export async function readLastStatuses(
  { variables }: Shell,
  environment: CheckedEnvironment,
): Promise<LastStatuses> {
  const { stateFolder } = variables
  if (stateFolder === undefined) return new Map()
  const text = await readFile(statusFile(stateFolder, environment), 'utf8').catch(() => '{}')
  const read: unknown = parseJson(text)
  return new Map(
    Object.entries(typeof read === 'object' && read !== null ? read : {}).flatMap(([id, status]) =>
      isStatus(status) ? [[id, status] as const] : [],
    ),
  )
}

/** Best effort: a read-only state folder is no error. */
export async function saveLastStatuses(
  shell: Shell,
  environment: CheckedEnvironment,
  { run, operations }: ContractReport,
): Promise<void> {
  const { stateFolder } = shell.variables
  if (stateFolder === undefined) return
  const statuses = new Map(await readLastStatuses(shell, environment))
  for (const [id, outcome] of worstOutcomes(operations)) statuses.set(id, { outcome, at: run.startedAt })
  const file = statusFile(stateFolder, environment)
  const draft = `${file}.${run.id}`
  try {
    await makeFolder(stateFolder)
    await writeFile(draft, JSON.stringify(Object.fromEntries(statuses)))
    await rename(draft, file)
  } catch {
    // The report is already written.
  }
}

function worstOutcomes(operations: readonly OperationReport[]): ReadonlyMap<string, string> {
  const tried = new Map<string, string>()
  for (const outcome of WORST_FIRST)
    for (const operation of operations)
      if (operation.outcome === outcome && !tried.has(operation.id)) tried.set(operation.id, outcome)
  return tried
}

// Environments of the same name in other folders, or at other addresses, are others.
function statusFile(folder: string, { name, services }: CheckedEnvironment): string {
  const urls = JSON.stringify(
    [services('Art'), services('AllPosters')].map(each => Object.values(each).map(urlOf)),
  )
  const address = createHash('sha256').update(urls).digest('hex').slice(0, 8)
  return `${folder}/last-check-${encodeURIComponent(name)}-${address}.json`
}

function urlOf(service: ServiceAddress): string {
  return typeof service === 'string' ? service : service.url
}

function isStatus(value: unknown): value is LastStatus {
  return (
    typeof value === 'object' &&
    value !== null &&
    'outcome' in value &&
    typeof value.outcome === 'string' &&
    'at' in value &&
    typeof value.at === 'string'
  )
}
