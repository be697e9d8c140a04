/** Whether a checkbox is ticked, be it told by a script, by a browser's form or by JSON. */
export function isChecked(value: unknown): boolean {
  return value === true || value === 'on' || value === 'true'
}
