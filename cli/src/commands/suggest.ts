import type { Command } from 'commander'
import { SUGGESTIONS_FIELDS } from '../output/fields.ts'
import { runQuery } from '../shell/run-query.ts'
import { readSettings } from '../shell/settings.ts'
import type { Shell } from '../shell/shell.ts'
import { withExamples } from '../shell/with-examples.ts'

const EXAMPLES = [
  'suggest land',
  'suggest mov --site allposters',
  "suggest land --json | jq -r '.categories[].name'",
]

export function suggestCommand(program: Command, shell: Shell): void {
  withExamples(program.command('suggest'), EXAMPLES)
    .description('Show the search box suggestions for a text')
    .argument('<text...>', 'text typed into the search box')
    .action(async (words: readonly string[], _options, command: Command) => {
      const settings = readSettings(shell, command)
      const { readSuggestions } = await import('../output/suggestions.ts')
      const result = await runQuery(shell, settings, {
        progressText: 'Loading suggestions',
        fields: SUGGESTIONS_FIELDS,
        read: connection => readSuggestions(connection, words.join(' ')),
        lines: async document => (await import('../text/suggestion-lines.ts')).suggestionLines(document),
        view: async (document, columns) =>
          (await import('../views/item-list.tsx')).drawSuggestions(document, columns),
      })
      if (result?.requested === false && !settings.quiet)
        shell.err.line('The text is too short for suggestions.')
    })
}
