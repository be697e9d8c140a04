import { BRANDS, siteLink } from '@wallart/sdk'
import { useSite } from '../../i18n/site-context.ts'
import { Logo } from '../../brand/logo.tsx'
import { Breadcrumbs } from '../../ui/breadcrumbs/breadcrumbs.tsx'
import { Toasts } from '../../ui/toast/toasts.tsx'
import { ChoiceExamples } from './choice-examples.tsx'
import { ColourExamples } from './colour-examples.tsx'
import { FieldExamples } from './field-examples.tsx'
import { OverlayExamples } from './overlay-examples.tsx'
import styles from './page.module.css'
import { RowExamples } from './row-examples.tsx'
import { SectionExamples } from './section-examples.tsx'
import { SignExamples } from './sign-examples.tsx'

export function Component() {
  const context = useSite()
  const { name, theme } = BRANDS[context.site.id]
  return (
    <Toasts>
      <title>{`UI pieces of ${name}`}</title>
      <meta name="robots" content="noindex" />
      <div className={styles.crumbs}>
        <Breadcrumbs
          label="Breadcrumb"
          steps={[
            { name: 'Home', href: siteLink('/', context) },
            { name: 'Workshop', href: siteLink('/_ui', context) },
          ]}
          here="UI pieces"
        />
      </div>
      <h1 className={styles.title}>
        <span className={styles.logo}>
          <Logo theme={theme} />
        </span>
        UI pieces
      </h1>
      <ColourExamples />
      <SignExamples />
      <OverlayExamples />
      <SectionExamples />
      <ChoiceExamples />
      <RowExamples />
      <FieldExamples />
    </Toasts>
  )
}
