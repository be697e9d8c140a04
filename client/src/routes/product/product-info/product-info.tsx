import { allPossibleFlags, infoSections, type InfoSection } from '@wallart/sdk'
import type { ReactNode } from 'react'
import { useTranslate } from '../../../i18n/translate.ts'
import type { VariantView, WorkView } from '../../../catalogue/work-view.ts'
import { Tabs } from '../../../ui/tabs/tabs.tsx'
import { Details } from './details.tsx'
import styles from './product-info.module.css'
import { Quality } from './quality.tsx'

interface ProductInfoProps {
  readonly work: WorkView
  readonly variant: VariantView
}

export function ProductInfo({ work, variant }: ProductInfoProps) {
  const t = useTranslate()
  const name = t({ code: 'info.product-information', message: 'Product information' })
  const flags = allPossibleFlags({ products: work.variants })
  const contents: Readonly<Record<InfoSection, ReactNode>> = {
    'info.quality': <Quality flags={flags} />,
    'info.about': <About text={work.description} />,
    'info.details': <Details variant={variant} />,
  }
  const items = infoSections(flags, work.description).map(section => ({
    id: section.code.replace('.', '-'),
    title: t(section),
    content: contents[section.code],
  }))
  return (
    <section aria-labelledby="product-info" className={styles.info}>
      <h2 id="product-info" className={styles.heading}>
        {name}
      </h2>
      <Tabs label={name} items={items} />
    </section>
  )
}

function About({ text }: { readonly text: string }) {
  return (
    <div className={styles.about}>
      {text
        .split(/\n{2,}/)
        .filter(Boolean)
        .map(part => (
          <p key={part}>{part}</p>
        ))}
    </div>
  )
}
