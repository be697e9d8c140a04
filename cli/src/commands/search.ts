import type { Command } from 'commander'
import { LISTING_FIELDS } from '../output/fields.ts'
import type { ListingQuery } from '../output/listing.ts'
import { runQuery } from '../shell/run-query.ts'
import { Failure } from '../shell/failure.ts'
import { readSettings, type Settings } from '../shell/settings.ts'
import type { Shell } from '../shell/shell.ts'
import { integerBetween } from '../shell/integer-between.ts'
import { withExamples } from '../shell/with-examples.ts'

interface Options {
  readonly interactive?: boolean
  readonly category?: string
  readonly sort: string
  readonly filter?: readonly string[]
  readonly page: number
  readonly limit: number
}

const DEFAULT_LIMIT = 10
const MAX_LIMIT = 100

const EXAMPLES = [
  'search mountain',
  'search mountain --sort price-low-to-high --limit 5',
  'search mountain --limit 5 --page 2 --json --fields total,hits.name,hits.address',
  'search --category subjects-landscape --site art',
  'search -i',
]

export function searchCommand(program: Command, shell: Shell): void {
  withExamples(program.command('search'), EXAMPLES)
    .description('Search the shop, or list a category')
    .argument('[terms...]', 'what to search for')
    .option('-i, --interactive', 'search while you type (on a terminal)')
    .option('-c, --category <id>', 'list this category')
    .option(
      '--sort <name>',
      'best-matches, best-selling, newest, price-low-to-high, price-high-to-low or title',
      'best-matches',
    )
    .option('-f, --filter <attribute:value>', 'filter the results; repeatable', collectValues)
    .option('-p, --page <number>', 'page of the results', integerBetween(1, 100_000), 1)
    .option(
      '-n, --limit <number>',
      `results per page, 1 to ${MAX_LIMIT}`,
      integerBetween(1, MAX_LIMIT),
      DEFAULT_LIMIT,
    )
    .action(async (words: readonly string[], options: Options, command: Command) => {
      const settings = readSettings(shell, command)
      const { parseSort } = await import('../output/listing.ts')
      const { category: categoryId, filter: filters = [], page, limit } = options
      const term = words.join(' ').trim()
      const query = {
        term,
        ...(categoryId && { categoryId }),
        sort: parseSort(options.sort),
        filters,
        page,
        limit,
      }
      if (options.interactive) return searchLive(shell, settings, query)
      if (!term && !categoryId && settings.fields?.length !== 0)
        throw new Failure('usage', 'Search terms or --category required', {
          hint: `On a terminal ${shell.program} search -i searches while you type.`,
        })
      return searchOnce(shell, settings, query)
    })
}

function collectValues(value: string, before: readonly string[] = []): readonly string[] {
  return [...before, value]
}

async function searchOnce(shell: Shell, settings: Settings, query: ListingQuery): Promise<void> {
  const { readListing } = await import('../output/listing.ts')
  await runQuery(shell, settings, {
    progressText: 'Searching',
    fields: LISTING_FIELDS,
    read: connection => readListing(connection, query),
    lines: async document => (await import('../text/listing-lines.ts')).listingLines(document),
    view: async (document, columns) =>
      (await import('../views/listing-page.tsx')).drawListing(document, columns),
  })
}

async function searchLive(shell: Shell, settings: Settings, query: ListingQuery): Promise<void> {
  if (!shell.out.isTerminal || !settings.canPrompt || settings.json)
    throw new Failure('usage', 'Interactive search requires a terminal', {
      hint: `Without one: ${shell.program} search ${query.term || 'TERMS'}`,
    })
  const { runLiveSearch } = await import('./search/run-live-search.ts')
  await runLiveSearch(shell, settings, query)
}
