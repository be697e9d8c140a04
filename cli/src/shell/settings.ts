import type { SiteId } from '@wallart/sdk'
import type { Command } from 'commander'
import { Failure } from './failure.ts'
import type { GlobalOptions } from './global-options.ts'
import { usesColour, createPaint, type Paint } from './paint.ts'
import type { Shell } from './shell.ts'

/** What the flags of a command line and the variables say together. */
export interface Settings {
  /** The one brand that is asked. */
  readonly site: SiteId
  /** The brands of a command that asks several. */
  readonly sites: readonly SiteId[]
  /** Whether the brands were named, or are the usual. */
  readonly hasExplicitSites: boolean
  readonly locale: string | undefined
  /** The environment that a flag names. */
  readonly env: string | undefined
  readonly allowProduction: boolean
  readonly json: boolean
  /** The wanted fields of the document; none means a list of them. */
  readonly fields: readonly string[] | undefined
  /** The expression whose finds are printed in the place of the document. */
  readonly query: string | undefined
  readonly timeoutMs: number
  /** Whether a person looks at a terminal; everybody else gets plain text. */
  readonly wantsView: boolean
  /** Whether somebody can be asked. */
  readonly canPrompt: boolean
  readonly mayPage: boolean
  readonly quiet: boolean
  readonly verbose: boolean
  readonly debug: boolean
  readonly usesColour: boolean
  /** The paint of stdout. */
  readonly paint: Paint
  /** The paint of stderr. */
  readonly noticePaint: Paint
}

const SITE_IDS: readonly SiteId[] = ['Art', 'AllPosters']

/** The settings of one command line. */
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
      if (!site || other) throw new Failure('usage', 'Name one brand: --site art or --site allposters.')
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
    timeoutMs: parseDuration(options.timeout),
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
  return splitNames(text).map(name => {
    const id = SITE_IDS.find(candidate => candidate.toLowerCase() === name.toLowerCase())
    if (!id) throw new Failure('usage', `There is no brand "${name}". Use art or allposters.`)
    return id
  })
}

const UNITS: Readonly<Record<string, number>> = { ms: 1, s: 1000, m: 60_000 }

/** A length of time, as 500ms, 10s or 2m. */
export function parseDuration(text: string): number {
  const [, amount, unit = ''] = /^(\d{1,6}(?:\.\d+)?)(ms|s|m)?$/.exec(text) ?? []
  const ms = Number(amount) * (UNITS[unit] ?? 1000)
  if (!(ms > 0)) throw new Failure('usage', `"${text}" is no length of time. Use 500ms, 10s or 2m.`)
  return ms
}
