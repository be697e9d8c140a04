import type { Command } from 'commander'
import { VERSIONS_FIELDS } from '../output/fields.ts'
import { print } from '../shell/print.ts'
import { readSettings } from '../shell/settings.ts'
import type { Shell } from '../shell/shell.ts'
import { withSpinner } from '../shell/with-spinner.ts'
import { withExamples } from '../shell/with-examples.ts'
import { SDK_VERSION, VERSION } from '../version.ts'

const EXAMPLES = ['version', 'version --json', 'version --fields cli']

export function versionCommand(program: Command, shell: Shell): void {
  withExamples(program.command('version'), EXAMPLES)
    .description('Show the versions of the CLI, the bundled SDK and Node')
    .option('--check', 'check the npm registry for a newer version')
    .action(async ({ check }: { readonly check?: boolean }, command: Command) => {
      const settings = readSettings(shell, command)
      const latest = check
        ? await withSpinner(shell, settings, 'Asking the registry', loadPublishedVersion(shell))
        : undefined
      const document = {
        schemaVersion: 1,
        cli: VERSION,
        sdk: SDK_VERSION,
        node: process.versions.node,
        ...(latest && { latest }),
      }
      await print(shell, settings, document, {
        fields: VERSIONS_FIELDS,
        lines: async shown => [
          `${shell.program} ${VERSION}`,
          `sdk ${SDK_VERSION}`,
          `node ${shown.node}`,
          ...updateLines(shown.latest),
        ],
      })
    })
}

async function loadPublishedVersion(shell: Shell): Promise<string> {
  const { readPublishedVersion } = await import('./version/published-version.ts')
  return readPublishedVersion(shell)
}

function updateLines(latest: string | undefined): readonly string[] {
  if (latest === undefined) return []
  const isNewer = latest.localeCompare(VERSION, 'en', { numeric: true }) > 0
  return [isNewer ? `${latest} is out: npm install --global @wallart/cli` : 'This is the latest version.']
}
