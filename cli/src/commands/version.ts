import type { Command } from 'commander'
import { VERSIONS_FIELDS } from '../output/fields.ts'
import { present } from '../shell/present.ts'
import { settingsOf } from '../shell/settings.ts'
import type { Shell } from '../shell/shell.ts'
import { withSpinner } from '../shell/with-spinner.ts'
import { withExamples } from '../shell/with-examples.ts'
import { SDK_VERSION, VERSION } from '../version.ts'

const EXAMPLES = ['cli version', 'cli version --json', 'cli version --fields cli']

/** cli version: which versions run here, and on demand which could. */
export function versionCommand(program: Command, shell: Shell): void {
  withExamples(program.command('version'), EXAMPLES)
    .description('Show the versions of the CLI, the SDK inside and Node')
    .option('--check', 'ask the registry of npm whether there is a newer one')
    .action(async ({ check }: { readonly check?: boolean }, command: Command) => {
      const settings = settingsOf(shell, command)
      const latest = check
        ? await withSpinner(shell, settings, 'Asking the registry', published(shell))
        : undefined
      const document = {
        schemaVersion: 1,
        cli: VERSION,
        sdk: SDK_VERSION,
        node: process.versions.node,
        ...(latest && { latest }),
      }
      const lines = [`cli ${VERSION}`, `sdk ${SDK_VERSION}`, `node ${document.node}`, ...newsOf(latest)]
      await present(shell, settings, document, {
        fields: VERSIONS_FIELDS,
        lines: async () => lines,
        view: async () => lines.join('\n'),
      })
    })
}

async function published(shell: Shell): Promise<string> {
  const { publishedVersion } = await import('./version/published-version.ts')
  return publishedVersion(shell)
}

function newsOf(latest: string | undefined): readonly string[] {
  if (latest === undefined) return []
  const isNews = latest.localeCompare(VERSION, 'en', { numeric: true }) > 0
  return [isNews ? `${latest} is out: npm install --global @wallart/cli` : 'This is the latest version.']
}
