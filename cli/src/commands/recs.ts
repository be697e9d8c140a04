import type { Command } from 'commander'
import { RECOMMENDATIONS_FIELDS, RECOMMENDERS_FIELDS } from '../output/fields.ts'
import { runQuery } from '../shell/run-query.ts'
import { Failure } from '../shell/failure.ts'
import { readSettings } from '../shell/settings.ts'
import type { Shell } from '../shell/shell.ts'
import { withExamples } from '../shell/with-examples.ts'

interface Options {
  readonly recommender?: string
  readonly zone?: string
  readonly list?: boolean
}

const EXAMPLES = [
  'recs A42',
  'recs --zone home',
  'recs --list',
  'recs A42 --recommender pdp-similar-items --json --fields items.id,items.name',
]

export function recsCommand(program: Command, shell: Shell): void {
  withExamples(program.command('recs'), EXAMPLES)
    .description('Show recommendations for products or for a zone of a page')
    .argument('[upi...]', 'products to get recommendations for')
    .option('--recommender <name>', "recommender (default: the product page's)")
    .option('--zone <name>', 'recommendations for a zone of a page, e.g. home or cart')
    .option('--list', 'list the recommenders')
    .action(async (upis: readonly string[], options: Options, command: Command) => {
      const settings = readSettings(shell, command)
      const { recommender, zone } = options
      if (recommender && zone) throw new Failure('usage', 'Use either --recommender or --zone')
      const { readRecommendations, readRecommenders } = await import('../output/recommendations.ts')
      const { columnLines } = await import('../text/column-lines.ts')
      if (options.list) {
        await runQuery(shell, settings, {
          progressText: 'Loading recommenders',
          fields: RECOMMENDERS_FIELDS,
          read: readRecommenders,
          lines: async ({ recommenders }) =>
            columnLines(recommenders.map(({ name, description }) => [name, description])),
        })
        return
      }
      const ids = upis.map(upi => upi.toUpperCase())
      await runQuery(shell, settings, {
        progressText: 'Loading recommendations',
        fields: RECOMMENDATIONS_FIELDS,
        read: connection =>
          readRecommendations(connection, {
            ids,
            ...(recommender && { recommender }),
            ...(zone && { zone }),
          }),
        lines: async ({ items }) => columnLines(items.map(item => [item.id, item.name, item.address])),
        view: async (document, columns) =>
          (await import('../views/item-list.tsx')).drawRecommendations(document, columns),
      })
    })
}
