import { SEARCH_SETTINGS, siteLink } from '@wallart/sdk'
import { useTranslate } from '../../i18n/translate.ts'
import { useSite } from '../../i18n/site-context.ts'
import { ButtonLink } from '../../ui/button/button.tsx'
import styles from './empty-cart.module.css'

export function EmptyCart() {
  const context = useSite()
  const t = useTranslate()
  return (
    <div className={styles.empty}>
      <p>
        {t({
          code: 'cart.there-is-nothing-in-it',
          message: 'There is nothing in it yet. A bare wall is waiting somewhere.',
        })}
      </p>
      <div>
        <ButtonLink look="primary" href={siteLink(`${SEARCH_SETTINGS[context.site.id].path}?skq=`, context)}>
          {t({ code: 'cart.see-all-works', message: 'See all works' })}
        </ButtonLink>
        <ButtonLink href={siteLink('/', context)}>
          {t({ code: 'common.back-to-the-shop', message: 'Back to the shop' })}
        </ButtonLink>
      </div>
    </div>
  )
}
