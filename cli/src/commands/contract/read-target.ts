import { resolve } from 'node:path'
import * as z from 'zod/mini'
import { parseJson } from '@wallart/sdk'
import { storefrontOf, type Environment } from '../../shell/environment.ts'
import { LOCAL } from '../../shell/environment-config.ts'
import { Failure } from '../../shell/failure.ts'
import { readTextFile } from '../../shell/read-text-file.ts'
import type { Shell } from '../../shell/shell.ts'
import type { TestAccount, TestOrder, CheckTarget } from '@wallart/contract/model/target.ts'

const accountSchema = z.strictObject({ username: z.string(), password: z.string() })
const orderSchema = z.strictObject({ orderNumber: z.string(), email: z.string() })

// Documented demo data of the reference upstream.
const DEMO_ACCOUNT: TestAccount = { username: 'ada@example.com', password: 'Gallery2026!' }
const DEMO_ORDERS: Readonly<Record<string, TestOrder>> = {
  Art: { orderNumber: 'W000000014', email: 'ann@example.com' },
  AllPosters: { orderNumber: 'W000000024', email: 'bob@example.com' },
}

const DEMO_GIFT_CARDS: Readonly<Record<string, string>> = {
  Art: 'GCDEMASTUDYWALLART',
  AllPosters: 'GCDEMASTUDYPASTERS',
}

export interface CredentialFiles {
  readonly accountFile?: string | undefined
  readonly orderFile?: string | undefined
}

/** Credentials come from files, because other users can read the command line of a process. */
export async function readTarget(
  shell: Shell,
  environment: Environment,
  files: CredentialFiles,
  signal: AbortSignal,
): Promise<CheckTarget> {
  const isLocal = environment.name === LOCAL
  const accountFromFile = await readJsonFile(shell, files.accountFile, accountSchema, signal)
  const orderFromFile = await readJsonFile(shell, files.orderFile, orderSchema, signal)
  for (const value of [
    accountFromFile?.username,
    accountFromFile?.password,
    orderFromFile?.orderNumber,
    orderFromFile?.email,
  ])
    if (value) shell.secrets.hide(value)
  return {
    name: environment.name,
    servicesFor: environment.services,
    organizationId: environment.organizationId,
    // A public client, so that both PKCE steps are checked.
    clientId: isLocal ? 'wallart-public' : environment.clientId,
    clientSecret: isLocal ? undefined : environment.clientSecret,
    redirectUri: environment.redirectUri,
    recommendationRealm: environment.recommendationRealm,
    storefrontFor: site => storefrontOf(environment, site),
    mayWrite: environment.mayWrite,
    account: accountFromFile ?? (isLocal ? DEMO_ACCOUNT : undefined),
    orderFor: site => orderFromFile ?? (isLocal ? DEMO_ORDERS[site] : undefined),
    giftCardFor: site => (isLocal ? DEMO_GIFT_CARDS[site] : undefined),
    coupon: isLocal ? 'FREESHIP' : undefined,
    sinkEmail: environment.sinkEmail,
  }
}

async function readJsonFile<T>(
  { folder }: Shell,
  path: string | undefined,
  schema: z.ZodMiniType<T>,
  signal: AbortSignal,
): Promise<T | undefined> {
  if (path === undefined) return undefined
  const text = await readTextFile(resolve(folder, path), signal)
  const result = text === undefined ? undefined : z.safeParse(schema, parseJson(text))
  if (result?.success) return result.data
  throw new Failure('config', `${path} cannot be read`, {
    hint: 'Expected JSON: {"username", "password"} or {"orderNumber", "email"}.',
  })
}
