import { businessRedirect, DEFAULT_REDIRECT_TARGET, redirectTarget, siteLink } from '@wallart/sdk'
import { found, type PrivateLoader } from '../../framework/loader.server.ts'
import type { RegistrationView } from './page.tsx'

export const loader: PrivateLoader<RegistrationView> = async ({ url, context, visitor }) => {
  const isRegistered = visitor.session()?.customerType === 'registered'
  const isBusiness = url.pathname === '/b2b_registration'
  const elsewhere = isBusiness
    ? businessRedirect(isRegistered, context.site.id)
    : isRegistered && DEFAULT_REDIRECT_TARGET
  if (elsewhere) return { kind: 'moved', status: 303, location: siteLink(elsewhere, context) }
  const requested = url.searchParams.get('redirect') ?? ''
  const redirect = requested && redirectTarget(requested)
  return found({ isBusiness, redirect, heart: url.searchParams.get('heart') ?? '' }, 'private')
}
