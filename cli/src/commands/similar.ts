import type { Command } from 'commander'
import { SIMILAR_FIELDS } from '../output/fields.ts'
import { runQuery } from '../shell/run-query.ts'
import { readSettings } from '../shell/settings.ts'
import type { Shell } from '../shell/shell.ts'
import { integerBetween } from '../shell/integer-between.ts'
import { withExamples } from '../shell/with-examples.ts'

const EXAMPLES = ['similar A42', 'similar A42 --count 3', "similar A42 --json | jq -r '.items[].address'"]

export function similarCommand(program: Command, shell: Shell): void {
  withExamples(program.command('similar'), EXAMPLES)
    .description('Show works that look similar')
    .argument('<upi>', 'product, e.g. A42')
    .option('-n, --count <number>', 'number of works, 1 to 100', integerBetween(1, 100), 10)
    .action(async (upi: string, { count }: { readonly count: number }, command: Command) => {
      const { readSimilar } = await import('../output/similar.ts')
      await runQuery(shell, readSettings(shell, command), {
        progressText: 'Loading similar works',
        fields: SIMILAR_FIELDS,
        read: connection => readSimilar(connection, { upi: upi.toUpperCase(), count }),
        lines: async ({ items }) =>
          (await import('../text/column-lines.ts')).columnLines(
            items.map(item => [item.upi, item.name, item.address]),
          ),
        view: async (document, columns) =>
          (await import('../views/item-list.tsx')).drawSimilar(document, columns),
      })
    })
}
