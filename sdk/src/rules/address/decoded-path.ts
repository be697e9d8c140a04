/** A path with its percent signs read, or as it is when they are broken. */
export function decodedPath(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
