import type { Message } from '../../model/message.ts'

/** What a shopper wants and what is there. */
export interface StockMessageInput {
  readonly stockLevel: number
  readonly quantity: number
  readonly lowestStockLevelProductName?: string | undefined
}

/** What is said when nothing is left. */
export const OUT_OF_STOCK: Message = { code: 'stock.out', message: 'Out of stock' }

/** The line under the price, or undefined when there is nothing to warn about. */
export function stockMessage(input: StockMessageInput): Message | undefined {
  const { stockLevel, quantity, lowestStockLevelProductName: name } = input
  if (!(stockLevel > 0)) return OUT_OF_STOCK
  if (stockLevel >= quantity) return undefined
  if (!name) return { code: 'stock.few', message: `Only ${stockLevel} left!`, values: { n: stockLevel } }
  return {
    code: 'stock.few-for',
    message: `Only ${stockLevel} left for ${name}!`,
    values: { n: stockLevel, name },
  }
}
