import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { Failure } from './failure.ts'
import type { Shell } from './shell.ts'

const addressSchema = z
  .url({ protocol: /^https?$/, error: 'must be an http address' })
  .check(z.refine(text => !/^\w+:\/\/[^/]*@/.test(text), 'must not hold a name or password'))

const perBrandSchema = z.strictObject({ art: addressSchema, allposters: addressSchema })

const environmentSchema = z.strictObject({
  /** One address for every service, laid out as on the reference upstream. */
  url: z.optional(addressSchema),
  services: z.optional(
    z.strictObject({
      commerce: z.optional(addressSchema),
      storefront: z.optional(addressSchema),
      legacy: z.optional(addressSchema),
      bizapi: z.optional(addressSchema),
      products: z.optional(addressSchema),
      orders: z.optional(addressSchema),
      marketing: z.optional(addressSchema),
      recommendations: z.optional(addressSchema),
      search: z.optional(perBrandSchema),
      typeahead: z.optional(perBrandSchema),
    }),
  ),
  /** Where shoppers are, for the links that are printed. */
  storefront: z.optional(
    z.union([addressSchema, perBrandSchema], 'must be an address, or one for art and one for allposters'),
  ),
  organizationId: z.optional(z.string()),
  clientId: z.optional(z.string()),
  redirectUri: z.optional(addressSchema),
  recommendationRealm: z.optional(z.string()),
  production: z.optional(z.boolean()),
  writes: z.optional(z.boolean()),
  /** An address for e-mails that a check has to send. */
  sinkEmail: z.optional(z.email('must be an e-mail address')),
})

const fileSchema = z.strictObject({
  environment: z.optional(z.string()),
  environments: z.optional(
    z.record(z.string().check(z.regex(/^[\w-]+$/, 'must be a name')), environmentSchema),
  ),
})

/** An environment as a file describes it. */
export type EnvironmentConfig = z.infer<typeof environmentSchema>

/** A configuration file that was read. */
export interface EnvironmentFile extends z.infer<typeof fileSchema> {
  readonly path: string
}

/** The project's file, then the user's; one that is not there is left out. */
export function readEnvironmentFiles(shell: Shell): readonly EnvironmentFile[] {
  return environmentFilePaths(shell).flatMap(path => {
    const text = readTextFile(path)
    return text === undefined ? [] : [{ ...parseEnvironmentFile(path, text), path }]
  })
}

/** Where the files are: the project's first, the user's last. */
export function environmentFilePaths({ folder, variables: { configFolder } }: Shell): readonly string[] {
  return [join(folder, '.wallart.json'), ...(configFolder ? [join(configFolder, 'config.json')] : [])]
}

function readTextFile(path: string): string | undefined {
  if (!existsSync(path)) return undefined
  try {
    return readFileSync(path, 'utf8')
  } catch {
    throw new Failure('config', `${path} cannot be read`)
  }
}

function parseEnvironmentFile(path: string, text: string): z.infer<typeof fileSchema> {
  const result = z.safeParse(fileSchema, parseJson(path, text))
  if (result.success) return result.data
  const [issue] = result.error.issues
  const fieldPath = issue?.path.join('.') || 'the file'
  const unknownKeys =
    issue?.code === 'unrecognized_keys' ? `has unknown fields: ${issue.keys.join(', ')}` : undefined
  throw new Failure('config', `${path}: ${fieldPath} ${unknownKeys ?? issue?.message ?? 'is wrong'}`, {
    hint: 'See: cli help environment',
  })
}

function parseJson(path: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Failure('config', `${path} is not JSON`, { hint: 'See: cli help environment' })
  }
}
