import type { Command } from 'commander'
import { PRODUCT_FIELDS } from '../output/fields.ts'
import { runQuery } from '../shell/run-query.ts'
import { readSettings } from '../shell/settings.ts'
import type { Shell } from '../shell/shell.ts'
import { integerBetween } from '../shell/integer-between.ts'
import { withExamples } from '../shell/with-examples.ts'

interface Options {
  readonly quantity: number
  readonly zip?: string
}

const EXAMPLES = [
  'product A42',
  'product A42 --quantity 5',
  "product A42 --json | jq -r '.options[].title'",
  'product A42 --site allposters --fields title,price.text,stock',
]

export function productCommand(program: Command, shell: Shell): void {
  withExamples(program.command('product'), EXAMPLES)
    .description('Show a product: options in display order, stock, prices and canonical URL')
    .argument('<upi>', 'product, e.g. A42; also an AllPosters number or the URL of a product page')
    .option('-n, --quantity <number>', 'quantity for the stock message', integerBetween(1, 9999), 1)
    .option('--zip <code>', "ZIP code of the delivery (default: the shop's)")
    .action(async (upi: string, { quantity, zip }: Options, command: Command) => {
      const settings = readSettings(shell, command)
      const { parseProductKey, readProduct } = await import('../output/product.ts')
      const query = {
        key: parseProductKey(upi, settings.site),
        quantity,
        at: shell.now(),
        ...(zip && { zipCode: zip }),
      }
      await runQuery(shell, settings, {
        progressText: 'Loading the product',
        fields: PRODUCT_FIELDS,
        read: connection => readProduct(connection, query),
        lines: async (document, paint) =>
          (await import('../text/product-lines.ts')).productLines(document, paint),
        view: async (document, columns) =>
          (await import('../views/product-page.tsx')).drawProduct(document, columns),
      })
    })
}
