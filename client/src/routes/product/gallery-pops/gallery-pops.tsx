import { formatMoney, galleryPopOptions } from '@wallart/sdk'
import { Link } from '../../../framework/link.tsx'
import { useTranslate } from '../../../i18n/translate.ts'
import { useSite } from '../../../i18n/site-context.ts'
import { useVariantHref } from '../../../catalogue/use-variant-href.ts'
import { useGalleryWall } from '../../../catalogue/use-gallery-wall.ts'
import { variantPicture } from '../../../catalogue/variant-picture.ts'
import type { VariantView, WorkView } from '../../../catalogue/work-view.ts'
import { Picture } from '../../../ui/picture/picture.tsx'
import styles from './gallery-pops.module.css'

const GROUP_TYPE = 'gallery-pops'

interface GalleryPopsProps {
  readonly work: WorkView
  readonly variant: VariantView
}

export function GalleryPops({ work, variant }: GalleryPopsProps) {
  const { locale } = useSite()
  const t = useTranslate()
  const choiceLink = useVariantHref()
  const wall = useGalleryWall()
  const options = galleryPopOptions(work.variants).flatMap(({ pop, product }) =>
    product ? [{ pop, product }] : [],
  )
  if (work.groupType !== GROUP_TYPE || options.length === 0) return null
  return (
    <nav aria-labelledby="gallery-pops" className={styles.pops}>
      <h2 id="gallery-pops">{t({ code: 'gallery-pops.title', message: 'Gallery Pops' })}</h2>
      <ul className={styles.list}>
        {options.map(({ pop: { title }, product: { upi, imageId, displaySize, salePrice } }) => (
          <li key={title.code}>
            <Link
              to={choiceLink(upi)}
              className={styles.pop}
              aria-current={upi === variant.upi ? 'true' : undefined}
            >
              <span className={styles.picture}>
                <Picture
                  files={variantPicture({ imageId }, wall, 240)}
                  sizes="96px"
                  width={160}
                  height={160}
                  alt=""
                  fit="whole"
                />
              </span>
              <span className={styles.title}>{t(title)}</span>
              <span className={styles.size}>{displaySize}</span>
              <span className={styles.price}>{formatMoney(salePrice, locale.id)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
