import type { SiteId } from '@wallart/sdk'
import { Command } from 'commander'
import { readEnvironment } from '../environment.ts'
import { siteOption } from '../site-option.ts'
import { wantsView } from '../wants-view.ts'

interface Options {
  readonly site: SiteId
  readonly json?: boolean
}

const EXAMPLES = `
Examples:
  $ cli categories
  $ cli categories --site allposters
  $ cli categories --json | jq -r '.categories[].name'`

/** cli categories: the category tree of a brand, as its menu shows it. */
export function categoriesCommand(): Command {
  return new Command('categories')
    .description('Show the category tree of a brand')
    .addOption(siteOption())
    .option('--json', 'print JSON')
    .addHelpText('after', EXAMPLES)
    .action(async ({ site, json = false }: Options) => {
      const { readMenu } = await import('../read-menu.ts')
      const entries = await readMenu(site, readEnvironment())
      if (json) {
        process.stdout.write(`${JSON.stringify({ schemaVersion: 1, site, categories: entries })}\n`)
      } else if (wantsView(process.stdout)) {
        const { showCategories } = await import('../views/category-tree.tsx')
        await showCategories(site, entries)
      } else {
        const { categoryLines } = await import('../plain/category-lines.ts')
        process.stdout.write(`${categoryLines(entries).join('\n')}\n`)
      }
    })
}
