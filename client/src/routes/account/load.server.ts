import { accountRedirect, siteLink } from '@wallart/sdk'
import { found, type PrivateLoader } from '../../framework/loader.server.ts'

export const loader: PrivateLoader<null> = async ({ url, visitor, context }) => {
  const isRegistered = visitor.session()?.customerType === 'registered'
  const login = accountRedirect(isRegistered, url.pathname)
  if (login) return { kind: 'moved', status: 303, location: siteLink(login, context) }
  return found(null, 'private')
}
