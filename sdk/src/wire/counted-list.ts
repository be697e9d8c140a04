import * as z from './schema.ts'

/** Where something is counted its list may be left out beyond the last page, but not before. */
export function countedList(name: string): z.Check<{ readonly total: number; readonly offset?: unknown }> {
  return z.check(({ value, issues }) => {
    const input = Object(value)[name]
    const { total, offset } = value
    if (input || total <= Number(offset ?? 0)) return
    issues.push({ code: 'custom', path: [name], input, message: `is missing, although ${total} are counted` })
  })
}
