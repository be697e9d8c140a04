/** One step of a JSON pointer, with its signs escaped; a name that may be an address, a number or a token is a star. */
export function pointerSegment(key: PropertyKey): string {
  const name = String(key)
  const isPersonal =
    typeof key !== 'number' && (name.length > 60 || name.includes('@') || /\d\D*\d\D*\d\D*\d/.test(name))
  return isPersonal ? '/*' : `/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`
}

/** The pointer in which every place of a list is a star. */
export function generalizePointer(pointer: string): string {
  return pointer.replaceAll(/\/\d+(?=\/|$)/g, '/*')
}

/** What a pointer without stars leads to. */
export function valueAt(value: unknown, pointer: string): unknown {
  const steps = pointer
    .split('/')
    .slice(1)
    .map(step => step.replaceAll('~1', '/').replaceAll('~0', '~'))
  let found = value
  for (const step of steps) found = Object.getOwnPropertyDescriptor(Object(found), step)?.value
  return found
}
