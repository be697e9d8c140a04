import { InvalidArgumentError } from 'commander'

export function integerBetween(low: number, high: number): (text: string) => number {
  return text => {
    const number = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN
    if (number >= low && number <= high) return number
    throw new InvalidArgumentError(`Use a whole number from ${low} to ${high}.`)
  }
}
