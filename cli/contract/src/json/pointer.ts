/** An escaped JSON pointer segment; keys that could hold personal data become `*`. */
export function pointerSegment(key: PropertyKey): string {
  const name = String(key)
  const isPersonal =
    typeof key !== 'number' && (name.length > 60 || name.includes('@') || /\d\D*\d\D*\d\D*\d/.test(name))
  return isPersonal ? '/*' : `/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`
}

/** Replaces list indexes with `*`. */
export function generalizePointer(pointer: string): string {
  return pointer.replaceAll(/\/\d+(?=\/|$)/g, '/*')
}

export function valueAt(value: unknown, pointer: string): unknown {
  const steps = pointer
    .split('/')
    .slice(1)
    .map(step => step.replaceAll('~1', '/').replaceAll('~0', '~'))
  let found = value
  for (const step of steps) found = Object.getOwnPropertyDescriptor(Object(found), step)?.value
  return found
}
