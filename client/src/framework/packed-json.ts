/**
 * The field under which a list stands as a table: the names of its things' fields, what all texts of each field begin
 * with, then the values of each thing, without that.
 */
const TABLE = ''

const MIN_ROWS = 3

/** What is written into a document: lists of things alike become tables, so that what they share stands there once. */
export function packJson(value: unknown): unknown {
  if (Array.isArray(value)) return packTable(value) ?? value.map(packJson)
  if (!isObject(value)) return value
  const packed = mapFields(value, packJson)
  return TABLE in packed ? { [TABLE]: packed } : packed
}

function packTable(list: readonly unknown[]): unknown {
  const [first] = list
  if (list.length < MIN_ROWS || !isObject(first)) return undefined
  const names = Object.keys(first)
  const rows: (readonly unknown[])[] = []
  for (const each of list) {
    const row = packRow(each, names)
    if (!row) return undefined
    rows.push(row)
  }
  const starts = names.map((_, index) => sharedStart(rows.map(row => row[index])))
  const rests = rows.map(row =>
    row.map((value, index) => (typeof value === 'string' ? value.slice(starts[index]?.length) : value)),
  )
  return { [TABLE]: [names, starts, ...rests] }
}

/** What all texts of a column begin with. */
function sharedStart(column: readonly unknown[]): string {
  const [first] = column
  if (typeof first !== 'string') return ''
  let { length } = first
  for (const value of column) {
    if (typeof value !== 'string') return ''
    while (!value.startsWith(first.slice(0, length))) length--
  }
  return first.slice(0, length)
}

function packRow(value: unknown, names: readonly string[]): readonly unknown[] | undefined {
  if (!isObject(value)) return undefined
  const own = Object.keys(value)
  if (own.length !== names.length) return undefined
  if (names.some((name, index) => name !== own[index] || value[name] === undefined)) return undefined
  return names.map(name => packJson(value[name]))
}

export const unpackJson = (json: string): ReturnType<typeof JSON.parse> => unpack(JSON.parse(json))

function unpack(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(unpack)
  if (!isObject(value)) return value
  const table = value[TABLE]
  if (!Array.isArray(table)) return mapFields(isObject(table) ? table : value, unpack)
  const [names = [], starts = [], ...rows]: readonly string[][] = table
  return rows.map(row =>
    Object.fromEntries(
      names.map((name, index) => [
        name,
        unpack(starts[index] ? `${starts[index]}${row[index]}` : row[index]),
      ]),
    ),
  )
}

const mapFields = (value: Readonly<Record<string, unknown>>, map: (field: unknown) => unknown) =>
  Object.fromEntries(Object.entries(value).map(([name, field]) => [name, map(field)]))

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  Object(value) === value && !Array.isArray(value)
