import { InvalidArgumentError, Option, type Command } from 'commander'
import { SEVERITIES, type Severity } from '@wallart/contract/report/finding.ts'
import type { ProbeMode } from '@wallart/contract/report/report.ts'
import type { Shard } from '@wallart/contract/run/selection.ts'

/** The flags of a check, as commander hands them over. */
export interface CheckFlags {
  readonly service?: string
  readonly mode: ProbeMode
  readonly mutating?: boolean
  readonly sideEffects?: boolean
  readonly failOn: Severity
  readonly baseline?: string
  readonly updateBaseline?: boolean
  readonly concurrency: number
  readonly rate?: number
  readonly requestTimeout: string
  readonly reporter: readonly string[]
  readonly record?: string
  readonly replay?: string
  readonly har?: string
  readonly fromHar?: string
  readonly samples: number
  readonly shard?: Shard
  readonly bail?: number
  readonly seed?: number
  readonly accountFile?: string
  readonly orderFile?: string
  readonly ignoreFile: string
  readonly allowUntestable?: boolean
  readonly showCurl?: boolean
  readonly leftovers?: boolean
}

/** Adds the flags of a check to a command. */
export function addCheckFlags(command: Command): Command {
  return command
    .option('--service <name>', 'only the operations of one service')
    .addOption(
      new Option('--mode <mode>', 'which questions are asked')
        .choices(['positive', 'negative', 'all'])
        .default('all'),
    )
    .option('--mutating', 'also play scenarios that write and undo (needs WALLART_SAFETY=write)')
    .option('--side-effects', 'with --mutating: also what cannot be undone')
    .addOption(
      new Option('--fail-on <severity>', 'from which severity on the answer is no')
        .choices(SEVERITIES)
        .default('breaking'),
    )
    .option('--baseline <folder>', 'recorded shapes to compare with, or none')
    .option('--update-baseline', 'write the shapes that were seen')
    .option('--concurrency <n>', 'questions at a time', parsePositiveNumber, 4)
    .option('--rate <n/s>', 'questions a second at most', parsePositiveNumber)
    .option('--request-timeout <time>', 'time for one answer, as 500ms or 10s', '10s')
    .option(
      '--reporter <form>',
      'pretty, json, ndjson, junit, tap, github or md; form=file writes a file',
      collectValues,
      [],
    )
    .option('--record <folder>', 'keep a masked copy of every answer')
    .option('--replay <folder>', 'ask a recorded run in the place of the network')
    .option('--har <file>', 'keep a masked copy of every answer as an HTTP archive')
    .option('--from-har <file>', 'ask such an archive in the place of the network')
    .option('--samples <n>', 'ask about so many works', parsePositiveInteger, 1)
    .option('--shard <part/of>', 'only one part of the operations, as 1/3', parseShard)
    .option('--bail <n>', 'ask no more after so many questions went wrong', parsePositiveInteger)
    .option(
      '--seed <n>',
      'mix the order of the questions, the same for the same number',
      parsePositiveInteger,
    )
    .option('--account-file <file>', 'JSON with username and password of an account')
    .option('--order-file <file>', 'JSON with orderNumber and email of an order')
    .option('--ignore-file <file>', 'findings that do not matter for now', '.contractignore')
    .option('--allow-untestable', 'do not fail because something could not be tested')
    .option('--show-curl', 'show how to ask by hand')
}

function collectValues(value: string, others: readonly string[]): readonly string[] {
  return [...others, value]
}

function parsePositiveInteger(text: string): number {
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text)
  throw new InvalidArgumentError('Use a whole number from 1 on.')
}

function parseShard(text: string): Shard {
  const [part = 0, of = 0] = /^\d{1,3}\/\d{1,3}$/.test(text) ? text.split('/').map(Number) : []
  if (part >= 1 && part <= of) return { part, of }
  throw new InvalidArgumentError('Use a part and how many there are, as 1/3.')
}

function parsePositiveNumber(text: string): number {
  const number = Number(text.replace(/\/s$/, ''))
  if (number > 0 && number <= 1000) return number
  throw new InvalidArgumentError('Use a number from 1 to 1000.')
}
