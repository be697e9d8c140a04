import type { SiteId } from '@wallart/sdk'
import type { Command } from 'commander'
import { Failure } from './failure.ts'
import type { GlobalOptions } from './global-options.ts'
import { usesColour, createPaint, type Paint } from './paint.ts'
import type { Shell } from './shell.ts'

export interface Settings {
  readonly site: SiteId
  readonly sites: readonly SiteId[]
  readonly hasExplicitSites: boolean
  readonly locale: string | undefined
  readonly env: string | undefined
  readonly allowProduction: boolean
  readonly json: boolean
  /** An empty list means: print the field names. */
  readonly fields: readonly string[] | undefined
  /** JMESPath expression. */
  readonly query: string | undefined
  /** Only where it was given. */
  readonly timeoutMs: number | undefined
  /** True on an interactive terminal. */
  readonly wantsView: boolean
  readonly canPrompt: boolean
  readonly mayPage: boolean
  readonly quiet: boolean
  readonly verbose: boolean
  readonly debug: boolean
  readonly usesColour: boolean
  readonly paint: Paint
  readonly noticePaint: Paint
}

const SITE_IDS: readonly SiteId[] = ['Art', 'AllPosters']

export function readSettings(shell: Shell, command: Command): Settings {
  const options = command.optsWithGlobals<GlobalOptions>()
  const { variables, out, err } = shell
  const sites = parseSites(options.site)
  const { fields: fieldsOption, color } = options
  const fields =
    fieldsOption === undefined ? undefined : fieldsOption === true ? [] : splitNames(fieldsOption)
  const { query } = options
  const json = options.json === true || fields !== undefined || query !== undefined
  const isInteractive = out.isTerminal && !variables.unattended && !json && options.plain !== true
  const painted = usesColour(out.isTerminal, variables, color)
  return {
    get site() {
      const [site, other] = sites
      if (!site || other) throw new Failure('usage', 'Use one brand: --site art or --site allposters.')
      return site
    },
    sites,
    hasExplicitSites: command.getOptionValueSourceWithGlobals('site') === 'cli',
    locale: options.locale,
    env: options.env,
    allowProduction: options.allowProduction === true,
    json,
    fields,
    query,
    timeoutMs: options.timeout === undefined ? undefined : parseDuration(options.timeout),
    wantsView: isInteractive,
    get canPrompt() {
      return err.isTerminal && options.input && !variables.unattended && shell.input.isTTY === true
    },
    mayPage: isInteractive && options.pager,
    quiet: options.quiet === true,
    verbose: options.verbose === true,
    debug: options.debug === true || variables.debug,
    usesColour: painted,
    paint: createPaint(painted),
    noticePaint: createPaint(usesColour(err.isTerminal, variables, color)),
  }
}

function splitNames(text: string): readonly string[] {
  return text
    .split(',')
    .map(name => name.trim())
    .filter(Boolean)
}

function parseSites(text: string): readonly SiteId[] {
  const sites = splitNames(text).map(name => {
    const id = SITE_IDS.find(candidate => candidate.toLowerCase() === name.toLowerCase())
    if (!id) throw new Failure('usage', `Unknown brand "${name}". Use art or allposters.`)
    return id
  })
  if (sites.length === 0) throw new Failure('usage', 'No brand in --site. Use art or allposters.')
  return [...new Set(sites)]
}

const UNITS: Readonly<Record<string, number>> = { ms: 1, s: 1000, m: 60_000 }

/** e.g. 500ms, 10s or 2m. */
export function parseDuration(text: string): number {
  const [, amount, unit = ''] = /^(\d{1,6}(?:\.\d+)?)(ms|s|m)?$/.exec(text) ?? []
  const ms = Number(amount) * (UNITS[unit] ?? 1000)
  if (!(ms > 0)) throw new Failure('usage', `"${text}" is not a duration. Use e.g. 500ms, 10s or 2m.`)
  return ms
}
