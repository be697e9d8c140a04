import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Baseline } from '@wallart/contract/baseline/baseline.ts'
import { BaselineError, readBaseline } from '@wallart/contract/baseline/baseline-files.ts'
import type { ContractReport } from '@wallart/contract/report/report.ts'
import { Failure } from '../../shell/failure.ts'
import type { Settings } from '../../shell/settings.ts'
import type { Shell } from '../../shell/shell.ts'
import { warn } from '../../shell/warn.ts'

// The build and the source lie at different depths of the package.
const OWN_FOLDER = ['../', '../../../']
  .map(path => fileURLToPath(new URL(`${path}baselines/`, import.meta.url)))
  .find(path => existsSync(path))

/** Where `--update-baseline` and `record` write. */
export function baselineFolder({ folder }: Shell, environment: string, path: string | undefined): string {
  return resolve(folder, path ?? join('cli', 'baselines', environment))
}

/** The baseline of the folder, else the one that the package brings. */
export async function readOwnBaseline(shell: Shell, environment: string): Promise<Baseline | undefined> {
  const found = await readBaselineFolder(baselineFolder(shell, environment, undefined))
  return found ?? (OWN_FOLDER === undefined ? undefined : readBaselineFolder(join(OWN_FOLDER, environment)))
}

export async function readCheckBaseline(
  shell: Shell,
  settings: Settings,
  environment: string,
  path: string | undefined,
): Promise<Baseline | undefined> {
  if (path === 'none') return undefined
  if (path !== undefined) {
    const found = await readBaselineFolder(baselineFolder(shell, environment, path))
    if (found) return found
    throw new Failure('config', `No baseline in ${path}`)
  }
  const found = await readOwnBaseline(shell, environment)
  if (!found)
    warn(shell, settings, `No baseline of ${environment}: fields that vanished go unnoticed. ${help(shell)}`)
  return found
}

export async function readBaselineFolder(folder: string): Promise<Baseline | undefined> {
  try {
    return await readBaseline(folder)
  } catch (error) {
    throw error instanceof BaselineError ? new Failure('config', error.message) : error
  }
}

/** What no baseline is known of, though there is one of others. */
export function warnOfMissing(shell: Shell, settings: Settings, { operations }: ContractReport): void {
  const shaped = operations.filter(({ shape }) => shape !== undefined)
  const missing = shaped.filter(({ shape }) => shape?.baselineHash === undefined).map(({ id }) => id)
  if (missing.length === 0 || missing.length === shaped.length) return
  const names = [...new Set(missing)].join(', ')
  warn(shell, settings, `The baseline has no ${names}: fields that vanished there go unnoticed.`)
}

function help({ program }: Shell): string {
  return `Make one with ${program} contract record, or pass --baseline none.`
}
