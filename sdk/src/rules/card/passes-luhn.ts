/** Whether the last digit of a card number is the one that the others ask for. */
export function passesLuhn(digits: string): boolean {
  if (!/^\d{2,64}$/.test(digits)) return false
  const sum = Array.from(digits)
    .toReversed()
    .reduce((total, digit, index) => {
      const value = index % 2 === 0 ? Number(digit) : Number(digit) * 2
      return total + (value > 9 ? value - 9 : value)
    }, 0)
  return sum % 10 === 0
}
