import { BRAND_CONTENTS, type FooterPart, type FrameLink } from '@wallart/sdk'
import { Link } from '../framework/link.tsx'
import { useTranslate } from '../i18n/translate.ts'
import { useSite } from '../i18n/site-context.ts'
import styles from './footer.module.css'
import { ORDER_STATUS_LINK } from './order-status-opener.ts'
import { SocialLinks } from './social-links.tsx'

interface FooterPartContentProps {
  readonly part: Exclude<FooterPart, 'newsletter'>
}

export function FooterPartContent({ part }: FooterPartContentProps) {
  const t = useTranslate()
  const content = BRAND_CONTENTS[useSite().site.id]
  const { sms, about, claims, social } = content
  if (part === 'sms')
    return (
      <>
        <h2>{t({ code: 'frame.text-messages', message: 'Text Messages' })}</h2>
        <p>{t(sms.text)}</p>
      </>
    )
  if (part === 'about')
    return (
      <>
        <h2>{t(about.title)}</h2>
        <p>{t(about.text)}</p>
        <FooterLinks links={about.links} />
      </>
    )
  if (part === 'claims')
    return (
      <ul className={styles.claims}>
        {claims.map(claim => (
          <li key={claim.code}>{t(claim)}</li>
        ))}
      </ul>
    )
  if (part === 'social')
    return (
      <>
        <h2>{t({ code: 'frame.follow-us', message: 'Follow us' })}</h2>
        <SocialLinks links={social} />
      </>
    )
  return (
    <>
      <h2>{t(content[part].title)}</h2>
      <FooterLinks links={content[part].links} />
    </>
  )
}

function FooterLinks({ links }: { readonly links: readonly FrameLink[] }) {
  const t = useTranslate()
  return (
    <ul className={styles.links}>
      {links.map(({ label: text, href, opens }) => (
        <li key={text.code}>
          <Link to={href} {...(opens === 'order-status' && ORDER_STATUS_LINK)}>
            {t(text)}
          </Link>
        </li>
      ))}
    </ul>
  )
}
