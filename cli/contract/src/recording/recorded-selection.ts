import type { SelectionOptions } from '../model/selection-options.ts'

/** What a run was asked to check, so that its recording can be checked without repeating the flags. */
export interface RecordedSelection extends SelectionOptions {
  readonly locale?: string | undefined
  readonly samples: number
}

/** What the command line names replaces what was recorded; a shard is one of all operations. */
export function mergeSelection(
  own: RecordedSelection,
  recorded: RecordedSelection | undefined,
): RecordedSelection {
  if (!recorded) return own
  const isNarrowed = own.names.length > 0 || own.service !== undefined
  return {
    names: isNarrowed ? own.names : recorded.names,
    service: isNarrowed ? own.service : recorded.service,
    mode: own.mode === 'all' ? recorded.mode : own.mode,
    mutating: own.mutating || recorded.mutating,
    sideEffects: own.sideEffects || recorded.sideEffects,
    shard: own.shard ?? (isNarrowed ? undefined : recorded.shard),
    seed: own.seed ?? recorded.seed,
    locale: own.locale ?? recorded.locale,
    samples: own.samples > 1 ? own.samples : recorded.samples,
  }
}

export function isRecordedSelection(value: unknown): value is RecordedSelection {
  return (
    typeof value === 'object' &&
    value !== null &&
    'names' in value &&
    Array.isArray(value.names) &&
    value.names.every(name => typeof name === 'string') &&
    'mode' in value &&
    typeof value.mode === 'string' &&
    'mutating' in value &&
    typeof value.mutating === 'boolean' &&
    'sideEffects' in value &&
    typeof value.sideEffects === 'boolean' &&
    'samples' in value &&
    typeof value.samples === 'number'
  )
}
