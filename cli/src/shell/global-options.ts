import { Option, type Command } from 'commander'

/** The flags of every command, as commander hands them over. */
export interface GlobalOptions {
  readonly site: string
  readonly locale?: string
  readonly env?: string
  readonly json?: boolean
  readonly fields?: string | true
  readonly query?: string
  readonly timeout: string
  readonly plain?: boolean
  readonly input: boolean
  readonly pager: boolean
  readonly color?: boolean
  readonly quiet?: boolean
  readonly verbose?: boolean
  readonly debug?: boolean
  readonly allowProduction?: boolean
}

/** Adds the flags of every command to the program; they may stand anywhere in the line. */
export function addGlobalOptions(program: Command): Command {
  return program
    .optionsGroup('Flags of every command:')
    .option('-s, --site <site>', 'brand: art or allposters', 'art')
    .option('-l, --locale <locale>', "language and region, as en-US; the brand's own unless told otherwise")
    .option('-e, --env <name>', 'environment to ask (see: cli help environment)')
    .option('--json', 'print JSON')
    .option('--fields [names]', 'print only these fields as JSON, as name,items.upi; without names list them')
    .option('--query <jmespath>', 'print as JSON what this expression finds, as hits[].name')
    .option('--timeout <time>', 'time for the whole command, as 500ms, 10s or 2m', '30s')
    .option('--plain', 'plain lines, also on a terminal')
    .option('--no-input', 'never ask for anything')
    .option('--no-pager', 'never page')
    .addOption(new Option('--color', 'paint, also off a terminal'))
    .addOption(new Option('--no-color', 'never paint'))
    .option('-q, --quiet', 'no warnings and no progress')
    .option('-v, --verbose', 'say how long it took')
    .option('--debug', 'a line for every request, and where a bug happened')
    .option('--allow-production', 'allow an environment that is production')
}
