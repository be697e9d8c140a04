import type { CheckOptions } from '@wallart/contract/run/run-check.ts'
import type { Shell } from '../../shell/shell.ts'
import { DEFAULT_IGNORE_FILE, DEFAULT_REQUEST_TIMEOUT, type CheckFlags } from './check-flags.ts'

type Effect = Parameters<CheckOptions['reproduceCommand']>[0]['effect']

interface ReproduceOptions {
  readonly env: string
  readonly locale: string | undefined
  readonly isProduction: boolean
}

/** The same check of one operation, with all that its verdict depends on, and no more rights than this run had. */
export function createReproduceCommand(
  { program, variables }: Pick<Shell, 'program' | 'variables'>,
  checkFlags: CheckFlags,
  { env, locale, isProduction }: ReproduceOptions,
): CheckOptions['reproduceCommand'] {
  const { baseline, accountFile, orderFile, samples, failOn, mode, replay, fromHar } = checkFlags
  const { requestTimeout, seed, ignoreFile } = checkFlags
  const isRecorded = replay !== undefined || fromHar !== undefined
  const mutating = !isRecorded && checkFlags.mutating
  const assignments = isRecorded
    ? []
    : [
        ...(env === 'local' && isWithoutSecrets(variables.upstreamUrl)
          ? [`WALLART_UPSTREAM_URL=${shellWord(variables.upstreamUrl)}`]
          : []),
        ...(mutating ? ['WALLART_SAFETY=write'] : []),
      ]
  const flags: readonly (readonly [name: string, value: string | undefined])[] = [
    ['--replay', replay],
    ['--from-har', fromHar],
    ['--locale', locale],
    ['--mode', givenValue(mode, 'all')],
    ['--baseline', baseline],
    ['--account-file', accountFile],
    ['--order-file', orderFile],
    ['--samples', samples > 1 ? String(samples) : undefined],
    ['--request-timeout', isRecorded ? undefined : givenValue(requestTimeout, DEFAULT_REQUEST_TIMEOUT)],
    ['--seed', seed === undefined ? undefined : String(seed)],
    ['--ignore-file', givenValue(ignoreFile, DEFAULT_IGNORE_FILE)],
    ['--fail-on', givenValue(failOn, 'breaking')],
  ]
  const given = flags.flatMap(([name, value]) => (value === undefined ? [] : [`${name} ${shellWord(value)}`]))
  const writingFlags = (effect: Effect) => [
    ...(mutating && effect !== 'read' ? ['--mutating'] : []),
    ...(mutating && checkFlags.sideEffects && effect === 'side-effect' ? ['--side-effects'] : []),
  ]
  return ({ id, effect }, site) =>
    [
      ...assignments,
      `${program} contract check ${id}`,
      ...(isRecorded ? [] : [`--env ${shellWord(env)}`]),
      ...(isProduction ? ['--allow-production'] : []),
      `--site ${site.toLowerCase()}`,
      ...given,
      ...writingFlags(effect),
    ].join(' ')
}

function givenValue(value: string, ordinary: string): string | undefined {
  return value === ordinary ? undefined : value
}

function isWithoutSecrets(address: string | undefined): address is string {
  return address !== undefined && !address.includes('@')
}

function shellWord(text: string): string {
  return /^[\w./:@%+=,-]+$/.test(text) ? text : `'${text.replaceAll("'", String.raw`'\''`)}'`
}
