const LOOKALIKES: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
}

/**
 * Whether a password is a well-known word in disguise: in whatever case, with signs that look like letters, and with
 * digits and punctuation around it.
 */
export function isCommonPassword(password: string, words: ReadonlySet<string>): boolean {
  const lower = password.toLowerCase()
  const bare = lower.replaceAll(/^[^a-z]+|[^a-z]+$/g, '')
  const spelled = lower.replaceAll(/[@430!1$57]/g, sign => LOOKALIKES[sign] ?? sign)
  const forms = [lower, bare, spelled, spelled.replaceAll(/^[^a-z]+|[^a-z]+$/g, ''), spelledBody(lower)]
  return forms.some(form => words.has(form) || words.has(halfOf(form)))
}

// The digits at the end are no letters: P@ssw0rd1 is password, not passwordi.
function spelledBody(lower: string): string {
  const body = lower.replace(/[\d\W_]+$/, '')
  return body.replaceAll(/[@430!1$57]/g, sign => LOOKALIKES[sign] ?? sign).replace(/^[^a-z]+/, '')
}

/** A word that is written twice counts as the word. */
function halfOf(text: string): string {
  const half = text.slice(0, text.length / 2)
  return half + half === text ? half : text
}
