import type { Command } from 'commander'
import { LISTING_FIELDS } from '../output/fields.ts'
import type { ListingQuestion } from '../output/listing.ts'
import { answer } from '../shell/answer.ts'
import { Failure } from '../shell/failure.ts'
import { settingsOf, type Settings } from '../shell/settings.ts'
import type { Shell } from '../shell/shell.ts'
import { wholeNumber } from '../shell/whole-number.ts'
import { withExamples } from '../shell/with-examples.ts'

interface Options {
  readonly interactive?: boolean
  readonly category?: string
  readonly sort: string
  readonly filter?: readonly string[]
  readonly page: number
  readonly limit: number
}

const EXAMPLES = [
  'cli search mountain',
  'cli search mountain --sort price-low-to-high --limit 5',
  'cli search mountain --page 2 --json --fields total,hits.name,hits.address',
  'cli search --category subjects-landscape --site art',
  'cli search -i',
]

/** cli search: what the shop finds, once or while it is typed. */
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
    .option('-f, --filter <attribute:value>', 'only what fits; can be repeated', collected)
    .option('-p, --page <number>', 'page of the results', wholeNumber(1, 100_000), 1)
    .option('-n, --limit <number>', 'results of a page, 1 to 100', wholeNumber(1, 100), 10)
    .action(async (words: readonly string[], options: Options, command: Command) => {
      const settings = settingsOf(shell, command)
      const { sortOf } = await import('../output/listing.ts')
      const { category: categoryId, filter: filters = [], page, limit } = options
      const term = words.join(' ').trim()
      const question = {
        term,
        ...(categoryId && { categoryId }),
        sort: sortOf(options.sort),
        filters,
        page,
        limit,
      }
      if (options.interactive) return searchLive(shell, settings, question)
      if (!term && !categoryId)
        throw new Failure('usage', 'Say what to search for, or --category', {
          hint: 'On a terminal cli search -i searches while you type.',
        })
      return searchOnce(shell, settings, question)
    })
}

function collected(value: string, before: readonly string[] = []): readonly string[] {
  return [...before, value]
}

async function searchOnce(shell: Shell, settings: Settings, question: ListingQuestion): Promise<void> {
  const { readListing } = await import('../output/listing.ts')
  await answer(shell, settings, {
    what: 'Searching',
    fields: LISTING_FIELDS,
    read: connection => readListing(connection, question),
    lines: async document => (await import('../text/listing-lines.ts')).listingLines(document),
    view: async (document, columns) =>
      (await import('../views/listing-page.tsx')).drawListing(document, columns),
  })
}

async function searchLive(shell: Shell, settings: Settings, question: ListingQuestion): Promise<void> {
  if (!shell.out.isTerminal || !settings.mayAsk || settings.json)
    throw new Failure('usage', 'A search while you type needs a terminal', {
      hint: `Without one: cli search ${question.term || 'TERMS'}`,
    })
  const { runLiveSearch } = await import('./search/run-live-search.ts')
  await runLiveSearch(shell, settings, question)
}
