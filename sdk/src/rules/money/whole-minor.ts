/** A number of smallest units without a fraction: halves go away from zero, and nothing is never negative. */
export function wholeMinor(amount: number): number {
  const size = Math.round(Math.abs(amount))
  return amount < 0 ? 0 - size : size
}
