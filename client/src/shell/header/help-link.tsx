import { BRAND_CONTENTS } from '@wallart/sdk'
import { Link } from '../../framework/link.tsx'
import { useTranslate } from '../../i18n/translate.ts'
import { useSite } from '../../i18n/site-context.ts'
import { classes } from '../../ui/classes.ts'
import { HeaderIcon } from './header-icon.tsx'
import styles from './tools.module.css'

export function HelpLink() {
  const help = useTranslate()({ code: 'header.help', message: 'Help' })
  const { contactHref } = BRAND_CONTENTS[useSite().site.id]
  return (
    <Link to={contactHref} className={classes(styles.tool, styles.help)} aria-label={help}>
      <HeaderIcon name="help" />
      <span className={styles.word}>{help}</span>
    </Link>
  )
}
