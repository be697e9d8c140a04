import { formatPhone } from '@wallart/sdk'
import { found } from '../../framework/loader.server.ts'
import { customerLoader } from './customer.server.ts'
import { PROFILE_PARTS, type ProfileView } from './profile-view.ts'

export const loader = customerLoader<ProfileView>(async ({ visitor, url, customerId, signal }) => {
  const account = await visitor.accounts.get(customerId, { signal })
  const { firstName = '', lastName = '', email = '', phone = '', companyName = '' } = account
  const partIn = (name: string) => PROFILE_PARTS.find(part => part === url.searchParams.get(name))
  const edited = partIn('edit')
  const saved = partIn('saved')
  const { isBusiness, industries, acceptsMarketing = false } = account
  return found(
    {
      firstName,
      lastName,
      email,
      phone: formatPhone(phone),
      company: companyName,
      isBusiness,
      industries,
      acceptsMarketing,
      ...(edited && { edited }),
      ...(saved && { saved }),
    },
    'private',
  )
})
