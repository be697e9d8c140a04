import { Option, type Command } from 'commander'

export interface GlobalOptions {
  readonly site: string
  readonly locale?: string
  readonly env?: string
  readonly json?: boolean
  readonly fields?: string | true
  readonly query?: string
  readonly timeout?: string
  readonly plain?: boolean
  readonly input: boolean
  readonly pager: boolean
  readonly color?: boolean
  readonly quiet?: boolean
  readonly verbose?: boolean
  readonly debug?: boolean
  readonly allowProduction?: boolean
}

/** Global flags may appear anywhere in the line. */
export function addGlobalOptions(program: Command): Command {
  return program
    .optionsGroup('Global flags:')
    .option('-s, --site <site>', 'brand: art or allposters', 'art')
    .option('-l, --locale <locale>', "language and region, e.g. en-US (default: the brand's)")
    .option('-e, --env <name>', `environment to use (see: ${program.name()} help environment)`)
    .option('--json', 'print JSON')
    .option(
      '--fields [names]',
      'print only these fields as JSON, e.g. name,items.upi; without a value, list the fields',
    )
    .option('--query <jmespath>', 'filter the JSON with a JMESPath expression, e.g. hits[].name')
    .option(
      '--timeout <time>',
      'timeout of the whole command, e.g. 500ms, 10s or 2m (default: 30s; contract check: none)',
    )
    .option('--plain', 'plain text, even on a terminal')
    .option('--no-input', 'never prompt')
    .option('--no-pager', 'do not use a pager')
    .addOption(new Option('--color', 'use colour also where the output is piped, in results that have any'))
    .addOption(new Option('--no-color', 'never use colour'))
    .option('-q, --quiet', 'hide warnings and progress')
    .option('-v, --verbose', 'print how long the command took')
    .option('--debug', 'log every request, and the stack trace of a bug')
    .option('--allow-production', 'allow a production environment')
}
