import { BRANDS, BRAND_CONTENTS, type BrandContent, type FooterPart } from '@wallart/sdk'
import { navigationAreaAttribute } from '../analytics/navigation-clicks.ts'
import { useTranslate } from '../i18n/translate.ts'
import { useSite } from '../i18n/site-context.ts'
import { Logo } from '../brand/logo.tsx'
import { NewsletterForm } from '../features/newsletter/newsletter-form.tsx'
import styles from './footer.module.css'
import { FrameLinks } from './frame-links.tsx'
import { LocaleLinks } from './locale-links.tsx'
import { SocialLinks } from './social-links.tsx'

export function Footer() {
  const { site } = useSite()
  const content = BRAND_CONTENTS[site.id]
  return (
    <footer className={styles.footer} {...navigationAreaAttribute('footer')}>
      <div className={styles.parts}>
        {content.footer.map(part => (
          <section key={part} className={styles.part} data-part={part}>
            <Part part={part} content={content} />
          </section>
        ))}
      </div>
      <div className={styles.end}>
        <Logo theme={BRANDS[site.id].theme} />
        <span>© {content.name}</span>
        <LocaleLinks />
      </div>
    </footer>
  )
}

interface PartProps {
  readonly part: FooterPart
  readonly content: BrandContent
}

function Part({ part, content }: PartProps) {
  const t = useTranslate()
  const { offer, sms, about, claims, social } = content
  if (part === 'newsletter')
    return (
      <>
        <h2 className={styles.offer}>{t(offer.text)}</h2>
        <NewsletterForm />
      </>
    )
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
        <FrameLinks links={about.links} className={styles.links} />
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
      <FrameLinks links={content[part].links} className={styles.links} />
    </>
  )
}
