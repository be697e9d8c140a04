import type { Command } from 'commander'
import { CATEGORIES_FIELDS } from '../output/fields.ts'
import { runQuery } from '../shell/run-query.ts'
import { readSettings } from '../shell/settings.ts'
import type { Shell } from '../shell/shell.ts'
import { withExamples } from '../shell/with-examples.ts'

const EXAMPLES = [
  'categories',
  'categories --site allposters',
  "categories --json | jq -r '.categories[].name'",
]

export function categoriesCommand(program: Command, shell: Shell): void {
  withExamples(program.command('categories'), EXAMPLES)
    .description('Show the category tree of a brand')
    .action(async (_options, command: Command) => {
      const { readCategories } = await import('../output/categories.ts')
      await runQuery(shell, readSettings(shell, command), {
        progressText: 'Loading the categories',
        fields: CATEGORIES_FIELDS,
        read: readCategories,
        lines: async document =>
          (await import('../text/category-lines.ts')).categoryLines(document.categories),
        view: async (document, columns) =>
          (await import('../views/category-tree.tsx')).drawCategories(document, columns),
      })
    })
}
