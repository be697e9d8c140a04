import type { SiteId } from '@wallart/sdk'
import { budgetSignal } from './budget.ts'
import { callLines } from './call-lines.ts'
import { readEnvironment, type Environment } from './environment.ts'
import type { Settings } from './settings.ts'
import type { Shell } from './shell.ts'
import { openTools, type Tools } from './tools.ts'

/** One command's connection to the shop of a brand. */
export interface Connection extends Tools {
  readonly environment: Environment
  /** To be handed to every call. */
  readonly signal: AbortSignal
}

/** Connects a command with the brand and the environment of its flags. */
export function connect(shell: Shell, settings: Settings, site: SiteId = settings.site): Connection {
  const environment = readEnvironment(shell, settings)
  const tools = openTools(environment, site, {
    locale: settings.locale,
    totalMs: settings.timeoutMs,
    hooks: callLines(shell, settings),
  })
  return { ...tools, environment, signal: budgetSignal(shell, settings) }
}
