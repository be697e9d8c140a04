/** The part of an address that says what is looked at. */
export interface Place {
  readonly pathname: string
  readonly search: string
}

/** Whether two addresses are of the same page, whatever size and finish of its work they choose. */
export function isSamePage(one: Place, other: Place): boolean {
  return one.pathname === other.pathname && withoutChoice(one.search) === withoutChoice(other.search)
}

/** Whether who came from one address to the other only chose another size or finish there. */
export function isOtherChoice(one: Place | undefined, other: Place): boolean {
  return one !== undefined && one.search !== other.search && isSamePage(one, other)
}

function withoutChoice(search: string): string {
  const others = new URLSearchParams(search)
  others.delete('upi')
  others.sort()
  return others.toString()
}
