import { isDeepStrictEqual } from 'node:util'
import type { EnvironmentConfig, EnvironmentFile } from './environment-files.ts'
import { Failure } from './failure.ts'

export const LOCAL = 'local'

/** Fields of an environment of the user's file that a project's file cannot change. */
const PROTECTED = ['url', 'services', 'storefront', 'redirectUri', 'production', 'writes'] as const

/** Merged value by value; the project's file wins, except where it would change what is the user's. */
export function environmentConfig(
  name: string,
  files: readonly EnvironmentFile[],
): EnvironmentConfig | undefined {
  const found = files.flatMap(({ environments }) => environments?.[name] ?? [])
  refuseChanges(name, files)
  return found.length > 0 ? Object.assign({}, ...found.toReversed()) : undefined
}

/** The file that has this value of an environment, or `default`. */
export function valueSource(
  field: keyof EnvironmentConfig,
  name: string,
  files: readonly EnvironmentFile[],
): string {
  const isProtected = PROTECTED.some(each => each === field)
  const file = (isProtected ? files.toReversed() : files).find(
    ({ environments }) => environments?.[name]?.[field] !== undefined,
  )
  return file?.path ?? 'default'
}

/** The file that decides where the services of an environment are. */
export function addressFile(name: string, files: readonly EnvironmentFile[]): EnvironmentFile | undefined {
  return files.toReversed().find(({ environments }) => hasAddresses(environments?.[name]))
}

function hasAddresses(config: EnvironmentConfig | undefined): boolean {
  return config?.url !== undefined || config?.services !== undefined
}

export function protectedFields(config: EnvironmentConfig | undefined): EnvironmentConfig {
  const fields = PROTECTED.flatMap(field => (config?.[field] === undefined ? [] : [[field, config[field]]]))
  return Object.fromEntries(fields)
}

function refuseChanges(name: string, files: readonly EnvironmentFile[]): void {
  const ofProject = files.find(({ isProject }) => isProject)
  const ofUser = files.find(({ isProject }) => !isProject)
  const [own, user] = [ofProject?.environments?.[name], ofUser?.environments?.[name]]
  if (!own || !user) return
  const effective = { production: name === 'production', writes: name === LOCAL, ...user }
  const changed = PROTECTED.find(
    field =>
      own[field] !== undefined &&
      (user[field] !== undefined || hasAddresses(user)) &&
      !isDeepStrictEqual(own[field], effective[field]),
  )
  if (changed !== undefined)
    throw new Failure(
      'config',
      `${ofProject?.path} changes "${changed}" of the environment ${name} of ${ofUser?.path}`,
      { hint: 'Remove it from one of the two, or give the environment of the project another name.' },
    )
}
