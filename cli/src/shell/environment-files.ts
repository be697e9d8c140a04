import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { parseJson } from '@wallart/sdk'
import { Failure } from './failure.ts'
import type { Shell } from './shell.ts'

const addressSchema = z
  .url({ protocol: /^https?$/, error: 'must be an HTTP URL' })
  .check(z.refine(text => !/^\w+:\/\/[^/]*@/.test(text), 'must not contain credentials'))

const perBrandSchema = z.strictObject({ art: addressSchema, allposters: addressSchema })
const oneOrPerBrandSchema = z.union(
  [addressSchema, perBrandSchema],
  'must be an address, or one for art and one for allposters',
)

const environmentSchema = z.strictObject({
  /** Base URL of all services, with the paths of the reference upstream. */
  url: z.optional(addressSchema),
  services: z.optional(
    z.strictObject({
      commerce: z.optional(addressSchema),
      storefront: z.optional(addressSchema),
      legacy: z.optional(addressSchema),
      bizapi: z.optional(addressSchema),
      products: z.optional(addressSchema),
      orders: z.optional(addressSchema),
      marketing: z.optional(oneOrPerBrandSchema),
      recommendations: z.optional(addressSchema),
      search: z.optional(perBrandSchema),
      typeahead: z.optional(perBrandSchema),
    }),
  ),
  /** Storefront URL, for links in the output. */
  storefront: z.optional(oneOrPerBrandSchema),
  organizationId: z.optional(z.string()),
  clientId: z.optional(z.string()),
  redirectUri: z.optional(addressSchema),
  recommendationRealm: z.optional(z.string()),
  production: z.optional(z.boolean()),
  writes: z.optional(z.boolean()),
  /** Recipient of the e-mails that contract checks trigger. */
  sinkEmail: z.optional(z.email('must be an e-mail address')),
})

const fileSchema = z.strictObject({
  environment: z.optional(z.string()),
  environments: z.optional(
    z.record(z.string().check(z.regex(/^[\w-]+$/, 'must be a name')), environmentSchema),
  ),
})

export type EnvironmentConfig = z.infer<typeof environmentSchema>

export interface EnvironmentFile extends z.infer<typeof fileSchema> {
  readonly path: string
  readonly isProject: boolean
}

/** The project's file comes before the user's. */
export function readEnvironmentFiles(shell: Shell): readonly EnvironmentFile[] {
  const { project, user } = environmentFilePaths(shell)
  return [project, ...(user ? [user] : [])].flatMap(path => {
    const text = readTextFile(path)
    if (text === undefined) return []
    return [{ ...parseEnvironmentFile(path, text, shell.program), path, isProject: path === project }]
  })
}

interface EnvironmentFilePaths {
  readonly project: string
  readonly user: string | undefined
}

export function environmentFilePaths({ folder, variables: { configFolder } }: Shell): EnvironmentFilePaths {
  return {
    project: join(folder, '.wallart.json'),
    user: configFolder && join(configFolder, 'config.json'),
  }
}

function readTextFile(path: string): string | undefined {
  if (!existsSync(path)) return undefined
  try {
    // What is no file, as a pipe, might never be read to its end.
    if (!statSync(path).isFile()) throw new Error('no file')
    return readFileSync(path, 'utf8')
  } catch {
    throw new Failure('config', `${path} cannot be read`)
  }
}

function parseEnvironmentFile(path: string, text: string, program: string): z.infer<typeof fileSchema> {
  const hint = `See: ${program} help environment`
  const json = parseJson(text)
  if (json === undefined) throw new Failure('config', `${path} is not JSON`, { hint })
  const result = z.safeParse(fileSchema, json)
  if (result.success) {
    // No file has an environment that is called as a member of all objects.
    Object.setPrototypeOf(result.data.environments ?? {}, null)
    return result.data
  }
  const [issue] = result.error.issues
  const fieldPath = issue?.path.join('.') || 'the file'
  throw new Failure('config', `${path}: ${fieldPath} ${describeIssue(issue)}`, { hint })
}

function describeIssue(issue: z.core.$ZodIssue | undefined): string {
  if (issue?.code === 'unrecognized_keys') return `has unknown fields: ${issue.keys.join(', ')}`
  if (issue?.code !== 'invalid_type') return issue?.message ?? 'is invalid'
  return issue.expected === 'boolean'
    ? 'must be true or false'
    : `must be ${issue.expected === 'string' ? 'a string' : 'an object'}`
}
