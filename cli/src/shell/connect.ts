import type { SiteId } from '@wallart/sdk'
import { budgetSignal, DEFAULT_TIMEOUT_MS } from './budget-signal.ts'
import { debugAddresses, debugHooks } from './debug-hooks.ts'
import { readEnvironment, type Environment } from './environment.ts'
import type { Settings } from './settings.ts'
import type { Shell } from './shell.ts'
import { openShopConnection, type ShopConnection } from './shop-connection.ts'

export interface Connection extends ShopConnection {
  /** The name of the program in hints. */
  readonly program: string
  readonly environment: Environment
  /** Pass it to every call. */
  readonly signal: AbortSignal
}

export function connect(shell: Shell, settings: Settings, site: SiteId = settings.site): Connection {
  const { program } = shell
  const environment = readEnvironment(shell, settings)
  debugAddresses(shell, settings, environment)
  const shopConnection = openShopConnection(environment, site, {
    program,
    locale: settings.locale,
    totalMs: settings.timeoutMs ?? DEFAULT_TIMEOUT_MS,
    hooks: debugHooks(shell, settings),
  })
  return { ...shopConnection, program, environment, signal: budgetSignal(shell, settings) }
}
