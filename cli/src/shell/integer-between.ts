import { InvalidArgumentError } from 'commander'

/** Reads the value of a flag that is a whole number between two others. */
export function integerBetween(low: number, high: number): (text: string) => number {
  return text => {
    const number = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN
    if (number >= low && number <= high) return number
    throw new InvalidArgumentError(`Use a whole number from ${low} to ${high}.`)
  }
}
