import type { CheckFlags } from './check-flags.ts'

/** The flags that a failure depends on. */
export function reproduceFlags(
  { baseline, accountFile, orderFile, samples, failOn }: CheckFlags,
  locale: string | undefined,
): readonly string[] {
  const flags: readonly (readonly [name: string, value: string | undefined])[] = [
    ['--locale', locale],
    ['--baseline', baseline],
    ['--account-file', accountFile],
    ['--order-file', orderFile],
    ['--samples', samples > 1 ? String(samples) : undefined],
    ['--fail-on', failOn === 'breaking' ? undefined : failOn],
  ]
  return flags.flatMap(([name, value]) => (value === undefined ? [] : [`${name} ${shellWord(value)}`]))
}

function shellWord(text: string): string {
  return /^[\w./:@%+=,-]+$/.test(text) ? text : `'${text.replaceAll("'", String.raw`'\''`)}'`
}
