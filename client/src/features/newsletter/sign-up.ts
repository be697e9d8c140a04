import type { FormErrors } from '../../app/action.ts'

/** What has become of a sign-up. */
export type SignUpOutcome = { readonly ok: true } | { readonly ok: false; readonly message: string }

/** Sends an address to the shop's own action; what went wrong is said in its words, or not at all. */
export async function signUp(action: string, email: string): Promise<SignUpOutcome> {
  try {
    const response = await fetch(action, {
      method: 'POST',
      headers: { accept: 'application/json' },
      body: new URLSearchParams({ email }),
    })
    if (response.ok) return { ok: true }
    if (response.status !== 422) return { ok: false, message: '' }
    const { errors }: { readonly errors: FormErrors } = await response.json()
    const messages = Object.values(errors).flat()
    return { ok: false, message: messages.map(({ message }) => message).join(' ') }
  } catch {
    return { ok: false, message: '' }
  }
}
