export interface PageAddress {
  readonly pathname: string
  readonly search: string
}

const VARIANT_PARAMETER = 'upi'

/** Whether two addresses are of the same work in the same shop; what else a link brought along makes no other page of it. */
export function isSameWork(one: PageAddress, other: PageAddress): boolean {
  if (one.pathname !== other.pathname) return false
  const [before, after] = [new URLSearchParams(one.search), new URLSearchParams(other.search)]
  return ['site', 'locale'].every(name => before.get(name) === after.get(name))
}

/** Whether who came from one address to the other only chose another size or finish there. */
export function isVariantChange(one: PageAddress | undefined, other: PageAddress): boolean {
  return one !== undefined && selectedUpi(one) !== selectedUpi(other) && isSameWork(one, other)
}

function selectedUpi({ search }: PageAddress): string | null {
  return new URLSearchParams(search).get(VARIANT_PARAMETER)
}
