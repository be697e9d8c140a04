import { InvalidArgumentError, Option, type Command } from 'commander'
import { SEVERITIES, type Severity } from '@wallart/contract/report/finding.ts'
import type { ProbeMode } from '@wallart/contract/report/report.ts'
import type { Shard } from '@wallart/contract/model/selection-options.ts'
import { integerBetween } from '../../shell/integer-between.ts'

export const DEFAULT_REQUEST_TIMEOUT = '10s'
export const DEFAULT_IGNORE_FILE = '.contractignore'

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

export function addCheckFlags(command: Command): Command {
  return command
    .option('--service <name>', 'only operations of this service')
    .addOption(
      new Option('--mode <mode>', 'which probes to run')
        .choices(['positive', 'negative', 'all'])
        .default('all'),
    )
    .option('--mutating', 'also run scenarios that write and undo (requires WALLART_SAFETY=write)')
    .option('--side-effects', 'with --mutating: also run scenarios that cannot be undone')
    .addOption(
      new Option('--fail-on <severity>', 'lowest severity that fails the check')
        .choices(SEVERITIES)
        .default('breaking'),
    )
    .option('--baseline <folder>', 'baseline folder to compare with, or none')
    .option('--update-baseline', 'update the baseline with the observed shapes')
    .option('--concurrency <n>', 'number of concurrent probes', integerBetween(1, 1000), 4)
    .option('--rate <n/s>', 'maximum probes per second', parseRate)
    .option('--request-timeout <time>', 'timeout of one request, e.g. 500ms or 10s', DEFAULT_REQUEST_TIMEOUT)
    .option(
      '--reporter <name>',
      'pretty, json, ndjson, junit, tap, github or md; name=file writes a file; repeatable',
      collectValues,
      [],
    )
    .option('--record <folder>', 'record masked responses into this folder')
    .option('--replay <folder>', 'replay a recorded run instead of calling the network')
    .option('--har <file>', 'record masked responses into an HTTP archive')
    .option('--from-har <file>', 'replay an HTTP archive instead of calling the network')
    .option('--samples <n>', 'number of works to probe', integerBetween(1, 999_999_999), 1)
    .option('--shard <part/of>', 'run one part of the operations, e.g. 1/3', parseShard)
    .option('--bail <n>', 'stop after this many failed probes', integerBetween(1, 999_999_999))
    .option('--seed <n>', 'shuffle the probes with this seed', integerBetween(1, 999_999_999))
    .option('--account-file <file>', 'JSON file with the username and password of an account')
    .option('--order-file <file>', 'JSON file with the orderNumber and email of an order')
    .option('--ignore-file <file>', 'file of findings to ignore', DEFAULT_IGNORE_FILE)
    .option('--allow-untestable', 'do not fail when an operation cannot be tested')
    .option('--show-curl', 'print a curl command for each failure; secrets are variables')
}

function collectValues(value: string, others: readonly string[]): readonly string[] {
  return [...others, value]
}

function parseShard(text: string): Shard {
  const [part = 0, of = 0] = /^\d{1,3}\/\d{1,3}$/.test(text) ? text.split('/').map(Number) : []
  if (part >= 1 && part <= of) return { part, of }
  throw new InvalidArgumentError('Use part/total, e.g. 1/3.')
}

function parseRate(text: string): number {
  const number = Number(text.replace(/\/s$/, ''))
  if (number > 0 && number <= 1000) return number
  throw new InvalidArgumentError('Use a number above 0 and up to 1000.')
}
