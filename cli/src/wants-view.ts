/** Whether a person looks at a terminal; everybody else gets plain text. */
export function wantsView(
  stream: { readonly isTTY?: boolean },
  env: NodeJS.ProcessEnv = process.env,
): boolean {
  return stream.isTTY === true && env['TERM'] !== 'dumb' && !env['CI']
}
