import type { SiteId } from '@wallart/sdk'
import { budgetSignal } from './budget-signal.ts'
import { debugHooks } from './debug-hooks.ts'
import { readEnvironment, type Environment } from './environment.ts'
import type { Settings } from './settings.ts'
import type { Shell } from './shell.ts'
import { openShopConnection, type ShopConnection } from './shop-connection.ts'

/** One command's connection to the shop of a brand. */
export interface Connection extends ShopConnection {
  readonly environment: Environment
  /** To be handed to every call. */
  readonly signal: AbortSignal
}

/** Connects a command with the brand and the environment of its flags. */
export function connect(shell: Shell, settings: Settings, site: SiteId = settings.site): Connection {
  const environment = readEnvironment(shell, settings)
  const shopConnection = openShopConnection(environment, site, {
    locale: settings.locale,
    totalMs: settings.timeoutMs,
    hooks: debugHooks(shell, settings),
  })
  return { ...shopConnection, environment, signal: budgetSignal(shell, settings) }
}
