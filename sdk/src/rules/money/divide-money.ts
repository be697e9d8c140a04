import type { Money } from '../../model/money.ts'

/** An amount in so many equal parts; nothing where the smallest unit would have to be split. */
export function divideMoney({ minor, currency }: Money, parts: number): Money | undefined {
  return minor % parts === 0 ? { minor: minor / parts, currency } : undefined
}
