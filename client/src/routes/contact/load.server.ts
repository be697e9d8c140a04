import { found, type PrivateLoader } from '../../framework/loader.server.ts'
import type { ContactView } from './page.tsx'

export const loader: PrivateLoader<ContactView> = async ({ url }) => {
  const reference = url.searchParams.get('sent') ?? ''
  return found({ reference: /^C\d{8}$/.test(reference) ? reference : '' }, 'private')
}
