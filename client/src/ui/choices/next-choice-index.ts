/** The choice that a key leads to from another one; undefined for keys that mean nothing here. */
export function nextChoiceIndex(key: string, from: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowDown':
      return (from + 1) % count
    case 'ArrowLeft':
    case 'ArrowUp':
      return (from - 1 + count) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
    case ' ':
      return from
    default:
      return undefined
  }
}
