import type { ShouldRevalidateFunction } from 'react-router-dom'

/** Every size and finish of a work is at hand with its page; everything else has to be asked for. */
export const asksAgain: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
  isSameWork(currentUrl, nextUrl) ? false : defaultShouldRevalidate

function isSameWork(one: URL, other: URL): boolean {
  return one.pathname === other.pathname && rest(one) === rest(other)
}

function rest({ searchParams }: URL): string {
  const others = new URLSearchParams(searchParams)
  others.delete('upi')
  others.sort()
  return others.toString()
}
