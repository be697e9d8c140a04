import { redirectTarget, siteLink } from '@wallart/sdk'
import { found, type PrivateLoader } from '../../framework/loader.server.ts'
import type { LoginView } from './page.tsx'

export const loader: PrivateLoader<LoginView> = async ({ url, context, visitor }) => {
  const isSignedIn = visitor.session()?.customerType === 'registered'
  const requested = url.searchParams.get('redirect') ?? ''
  return found(
    {
      isSignedIn,
      redirect: requested && redirectTarget(requested),
      heart: url.searchParams.get('heart') ?? '',
      action: siteLink('/login', context),
    },
    'private',
  )
}
