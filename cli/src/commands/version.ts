import type { Command } from 'commander'
import { VERSIONS_FIELDS } from '../documents/fields.ts'
import { present } from '../shell/present.ts'
import { settingsOf } from '../shell/settings.ts'
import type { Shell } from '../shell/shell.ts'
import { withExamples } from '../shell/with-examples.ts'
import { SDK_VERSION, VERSION } from '../version.ts'

const EXAMPLES = ['cli version', 'cli version --json', 'cli version --fields cli']

/** cli version: which versions run here. */
export function versionCommand(program: Command, shell: Shell): void {
  withExamples(program.command('version'), EXAMPLES)
    .description('Show the versions of the CLI, the SDK inside and Node')
    .action(async (_options, command: Command) => {
      const document = { schemaVersion: 1, cli: VERSION, sdk: SDK_VERSION, node: process.versions.node }
      const lines = [`cli ${VERSION}`, `sdk ${SDK_VERSION}`, `node ${document.node}`]
      await present(shell, settingsOf(shell, command), document, {
        fields: VERSIONS_FIELDS,
        lines: async () => lines,
        view: async () => lines.join('\n'),
      })
    })
}
