import { siteLink } from '@wallart/sdk'
import { useEffect } from 'react'
import { useRefreshMe } from '../../framework/me.ts'
import { useSite } from '../../i18n/site-context.ts'
import { useTranslate } from '../../i18n/translate.ts'
import { Button } from '../../ui/button/button.tsx'
import styles from '../../features/sign-in/sign-in.module.css'

/** What a customer whose session has ended can do instead of signing in; the header stops naming them. */
export function GoOnAsGuest({ redirect }: { readonly redirect: string }) {
  const t = useTranslate()
  const refreshMe = useRefreshMe()
  useEffect(() => void refreshMe(), [refreshMe])
  return (
    <form className={styles.aside} method="post" action={siteLink('/login/guest', useSite())}>
      <input type="hidden" name="redirect" value={redirect} />
      <Button type="submit" look="quiet">
        {t({ code: 'login.as-guest', message: 'Go on as a guest' })}
      </Button>
    </form>
  )
}
