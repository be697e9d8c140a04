import { parseEmail } from '@wallart/sdk'
import { found, type PrivateLoader } from '../../framework/loader.server.ts'
import type { ResetPasswordView } from './page.tsx'

const TOKEN = /^[\w.~-]{1,512}$/

export const loader: PrivateLoader<ResetPasswordView> = async ({ url: { searchParams } }) => {
  const token = searchParams.get('token') ?? ''
  return found(
    {
      isLegacy: searchParams.get('legacyCustomer') === 'true',
      token: TOKEN.test(token) ? token : '',
      email: parseEmail(searchParams.get('email')) ?? '',
    },
    'private',
  )
}
