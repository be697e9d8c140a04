import type { Command } from 'commander'
import { RATINGS_FIELDS } from '../output/fields.ts'
import { runQuery } from '../shell/run-query.ts'
import { readSettings } from '../shell/settings.ts'
import type { Shell } from '../shell/shell.ts'
import { withExamples } from '../shell/with-examples.ts'

const EXAMPLES = ['ratings', 'ratings --json --fields average,count', 'ratings --site allposters']

export function ratingsCommand(program: Command, shell: Shell): void {
  withExamples(program.command('ratings'), EXAMPLES)
    .description('Show customer ratings')
    .action(async (_options, command: Command) => {
      const { readRatings } = await import('../output/ratings.ts')
      await runQuery(shell, readSettings(shell, command), {
        progressText: 'Loading the ratings',
        fields: RATINGS_FIELDS,
        read: readRatings,
        lines: async document => (await import('../text/rating-lines.ts')).ratingLines(document),
        view: async (document, columns) =>
          (await import('../views/ratings-chart.tsx')).drawRatings(document, columns),
      })
    })
}
