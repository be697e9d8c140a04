const LABEL = 11

export function labelledLine(label: string, value: string): string {
  return `${label.padEnd(LABEL)}  ${value}`.trimEnd()
}

export function indentLines(lines: readonly string[]): readonly string[] {
  return lines.filter(Boolean).map(line => `  ${line}`)
}
