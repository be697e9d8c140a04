import { parseIgnoreFile } from './ignore-file.ts'

const lineUntil = (day: string) => `get-category /name missing until=${day} reason="known"`

test.each(['2027-01-31', '2028-02-29', '2999-12-31'])('a line until %s is read', day => {
  const { lines, unreadable } = parseIgnoreFile(lineUntil(day))
  expect(lines).toMatchObject([{ operation: 'get-category', pointer: '/name', until: day }])
  expect(unreadable).toEqual([])
})

test.each(['2026-99-99', '9999-99-99', '2026-11-31', '2027-02-29', '2027-00-10', '2027-1-31', 'tomorrow'])(
  'a line until %s, which is no day, cannot be read',
  day => {
    const text = `# known\n${lineUntil(day)}\n`
    expect(parseIgnoreFile(text)).toEqual({ lines: [], unreadable: [{ number: 2, text: lineUntil(day) }] })
  },
)
