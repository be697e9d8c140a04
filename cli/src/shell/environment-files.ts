import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { Failure } from './failure.ts'
import type { Shell } from './shell.ts'

const address = z
  .url({ protocol: /^https?$/, error: 'must be an http address' })
  .check(z.refine(text => !/^\w+:\/\/[^/]*@/.test(text), 'must not hold a name or password'))

const perBrand = z.strictObject({ art: address, allposters: address })

const described = z.strictObject({
  /** One address for every service, laid out as on the reference upstream. */
  url: z.optional(address),
  services: z.optional(
    z.strictObject({
      commerce: z.optional(address),
      storefront: z.optional(address),
      legacy: z.optional(address),
      bizapi: z.optional(address),
      products: z.optional(address),
      orders: z.optional(address),
      marketing: z.optional(address),
      recommendations: z.optional(address),
      search: z.optional(perBrand),
      typeahead: z.optional(perBrand),
    }),
  ),
  /** Where shoppers are, for the links that are printed. */
  storefront: z.optional(
    z.union([address, perBrand], 'must be an address, or one for art and one for allposters'),
  ),
  organizationId: z.optional(z.string()),
  clientId: z.optional(z.string()),
  redirectUri: z.optional(address),
  recommendationRealm: z.optional(z.string()),
  production: z.optional(z.boolean()),
  writes: z.optional(z.boolean()),
  /** An address for e-mails that a check has to send. */
  sinkEmail: z.optional(z.email('must be an e-mail address')),
})

const file = z.strictObject({
  environment: z.optional(z.string()),
  environments: z.optional(z.record(z.string().check(z.regex(/^[\w-]+$/, 'must be a name')), described)),
})

/** An environment as a file describes it. */
export type DescribedEnvironment = z.infer<typeof described>

/** A configuration file that was read. */
export interface EnvironmentFile extends z.infer<typeof file> {
  readonly path: string
}

/** The project's file, then the user's; one that is not there is left out. */
export function environmentFiles(shell: Shell): readonly EnvironmentFile[] {
  return filePaths(shell).flatMap(path => {
    const text = textOf(path)
    return text === undefined ? [] : [{ ...checked(path, text), path }]
  })
}

/** Where the files are: the project's first, the user's last. */
export function filePaths({ folder, variables: { configFolder } }: Shell): readonly string[] {
  return [join(folder, '.wallart.json'), ...(configFolder ? [join(configFolder, 'config.json')] : [])]
}

function textOf(path: string): string | undefined {
  if (!existsSync(path)) return undefined
  try {
    return readFileSync(path, 'utf8')
  } catch {
    throw new Failure('config', `${path} cannot be read`)
  }
}

function checked(path: string, text: string): z.infer<typeof file> {
  const result = z.safeParse(file, jsonOf(path, text))
  if (result.success) return result.data
  const [issue] = result.error.issues
  const index = issue?.path.join('.') || 'the file'
  const keys =
    issue?.code === 'unrecognized_keys' ? `has unknown fields: ${issue.keys.join(', ')}` : undefined
  throw new Failure('config', `${path}: ${index} ${keys ?? issue?.message ?? 'is wrong'}`, {
    hint: 'See: cli help environment',
  })
}

function jsonOf(path: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Failure('config', `${path} is not JSON`, { hint: 'See: cli help environment' })
  }
}
