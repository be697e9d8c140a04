import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import * as z from 'zod/mini'
import { LOCAL, type Environment } from '../../shell/environment.ts'
import { Failure } from '../../shell/failure.ts'
import type { Shell } from '../../shell/shell.ts'
import type { Account, KnownOrder, Target } from '../target.ts'

const account = z.strictObject({ username: z.string(), password: z.string() })
const order = z.strictObject({ orderNumber: z.string(), email: z.string() })

// The reference upstream says these of itself.
const DEMO_ACCOUNT: Account = { username: 'ada@example.com', password: 'Gallery2026!' }
const DEMO_ORDERS: Readonly<Record<string, KnownOrder>> = {
  Art: { orderNumber: 'W000000014', email: 'ann@example.com' },
  AllPosters: { orderNumber: 'W000000024', email: 'bob@example.com' },
}

/** Where somebody's account and order are written down. */
export interface PersonalFiles {
  readonly accountFile?: string | undefined
  readonly orderFile?: string | undefined
}

/** An environment as the checks need it, with the account and the order out of files, never out of a command line. */
export async function targetOf(
  shell: Shell,
  environment: Environment,
  files: PersonalFiles,
): Promise<Target> {
  const isLocal = environment.name === LOCAL
  const own = await read(shell, files.accountFile, account)
  const ordered = await read(shell, files.orderFile, order)
  for (const value of [own?.username, own?.password, ordered?.orderNumber, ordered?.email])
    if (value) shell.secrets.hide(value)
  return {
    name: environment.name,
    servicesOf: environment.services,
    organizationId: environment.organizationId,
    // Here the checks are a page, so that both steps of a guest's session are seen.
    clientId: isLocal ? 'wallart-public' : environment.clientId,
    clientSecret: isLocal ? undefined : environment.clientSecret,
    redirectUri: environment.redirectUri,
    recommendationSiteOf: site => `${environment.recommendationRealm}-${site}`,
    mayWrite: environment.mayWrite,
    account: own ?? (isLocal ? DEMO_ACCOUNT : undefined),
    orderOf: site => ordered ?? (isLocal ? DEMO_ORDERS[site] : undefined),
    coupon: isLocal ? 'FREESHIP' : undefined,
    sink: environment.sinkEmail,
  }
}

async function read<T>(
  { folder }: Shell,
  path: string | undefined,
  schema: z.ZodMiniType<T>,
): Promise<T | undefined> {
  if (path === undefined) return undefined
  const text = await readFile(resolve(folder, path), 'utf8').catch(() => undefined)
  const result = text === undefined ? undefined : z.safeParse(schema, parsed(text))
  if (result?.success) return result.data
  throw new Failure('config', `${path} cannot be read`, {
    hint: 'It holds JSON: {"username", "password"} or {"orderNumber", "email"}.',
  })
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
