import { Link } from '../../framework/link.tsx'
import { EmphasizedText } from '../../i18n/emphasized-text.tsx'
import { useTranslate } from '../../i18n/translate.ts'
import { useFormState } from '../../framework/use-form-state.ts'
import { usePage } from '../../framework/use-page.ts'
import { ZipForm } from '../../features/delivery/zip-form.tsx'
import { useGalleryWall } from '../../catalogue/use-gallery-wall.ts'
import { variantPicture } from '../../catalogue/variant-picture.ts'
import { Picture } from '../../ui/picture/picture.tsx'
import styles from './page.module.css'

export interface DeliveryView {
  readonly upi: string
  readonly title: string
  readonly description: string
  readonly imageId: string
  readonly zip: string
  readonly deliveryText: string
  readonly backHref: string
}

export function Component() {
  const { upi, title, description, imageId, zip, deliveryText, backHref } = usePage<DeliveryView>()
  const state = useFormState()
  const wall = useGalleryWall()
  const t = useTranslate()
  const name = t({ code: 'delivery.delivery', message: 'Delivery' })
  return (
    <section className={styles.delivery}>
      <title>{name}</title>
      <meta name="robots" content="noindex" />
      <h1>{name}</h1>
      <div className={styles.piece}>
        <Picture
          files={variantPicture({ imageId }, wall, 240)}
          sizes="96px"
          width={96}
          height={96}
          alt=""
          fit="whole"
        />
        <div>
          <h2>{title}</h2>
          <p>{description}</p>
        </div>
      </div>
      <p className={styles.when}>{deliveryText}</p>
      <p>
        <EmphasizedText
          text={t({
            code: 'delivery.place',
            message: `Delivered to *${zip}*. Somewhere else?`,
            values: { zip },
          })}
        />
      </p>
      <ZipForm upi={upi} state={state} />
      <p>
        <Link to={backHref}>
          {t({ code: 'delivery.back', message: `Back to ${title}`, values: { title } })}
        </Link>
      </p>
    </section>
  )
}
