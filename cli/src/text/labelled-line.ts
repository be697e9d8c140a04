const LABEL = 11

/** A label and its value, the values below each other. */
export function labelledLine(label: string, value: string): string {
  return `${label.padEnd(LABEL)}  ${value}`.trimEnd()
}

/** Lines that belong to the one above; empty ones are left out. */
export function indentLines(lines: readonly string[]): readonly string[] {
  return lines.filter(Boolean).map(line => `  ${line}`)
}
