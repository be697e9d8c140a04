type Area = 'localStorage' | 'sessionStorage'

/** What is stored, or nothing where the browser refuses its storage. */
export function readStored(area: Area, key: string): string {
  try {
    return globalThis[area].getItem(key) ?? ''
  } catch {
    return ''
  }
}

/** Stores a text, or removes it; a browser may refuse, and its storage may be full. */
export function writeStored(area: Area, key: string, text: string | undefined): void {
  try {
    if (text === undefined) globalThis[area].removeItem(key)
    else globalThis[area].setItem(key, text)
  } catch {
    // Nothing that is stored is needed for anything but comfort.
  }
}
