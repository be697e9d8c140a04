import { BRAND_CONTENTS } from '@wallart/sdk'
import { found, type PrivateLoader } from '../../framework/loader.server.ts'
import type { NewsletterView } from './page.tsx'

export const loader: PrivateLoader<NewsletterView> = async ({ url, context }) =>
  found(
    {
      isSubscribed: url.searchParams.get('subscribed') === 'yes',
      offer: BRAND_CONTENTS[context.site.id].offer.text,
    },
    'private',
  )
