import { isCustomisable, siteLink } from '@wallart/sdk'
import { lazyHydrate } from '../../framework/lazy-hydrate.tsx'
import { Link } from '../../framework/link.tsx'
import { PageHead } from '../../framework/page-head.tsx'
import { StructuredData } from '../../framework/structured-data.tsx'
import { useTranslate } from '../../i18n/translate.ts'
import { useSite } from '../../i18n/site-context.ts'
import { AddToCart } from '../../features/add-to-cart/add-to-cart.tsx'
import { BuyBar } from '../../features/add-to-cart/buy-bar.tsx'
import { Finishes } from './finishes/finishes.tsx'
import { Offer } from './finishes/offer.tsx'
import { StockLine } from './finishes/stock-line.tsx'
import { Heart } from '../../catalogue/heart.tsx'
import type { VariantView, WorkView } from '../../catalogue/work-view.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs/breadcrumbs.tsx'
import styles from './product.module.css'
import type { ProductView } from './product-view.ts'
import { useProductViewTracking } from './use-product-view-tracking.ts'

// What is bought hydrates first; what explains it or leads on follows.
const DeliveryForm = lazyHydrate(
  async () => (await import('../../features/delivery/delivery-form.tsx')).DeliveryForm,
)
const OfferNews = lazyHydrate(
  async () => (await import('./finishes/offer-announcement.tsx')).OfferAnnouncement,
)
const GalleryPops = lazyHydrate(async () => (await import('./gallery-pops/gallery-pops.tsx')).GalleryPops)
const PromoOffers = lazyHydrate(async () => (await import('./product-info/promo-offers.tsx')).PromoOffers)
const ProductTypeInfo = lazyHydrate(
  async () => (await import('./product-info/product-type-info.tsx')).ProductTypeInfo,
)
const TrueScale = lazyHydrate(async () => (await import('./true-scale/true-scale.tsx')).TrueScale)
const ProductInfo = lazyHydrate(async () => (await import('./product-info/product-info.tsx')).ProductInfo)
const RatingsSummary = lazyHydrate(async () => (await import('./ratings/ratings-summary.tsx')).RatingsSummary)
const MoreWorks = lazyHydrate(async () => (await import('./more-works.tsx')).MoreWorks)
const Gallery = lazyHydrate(async () => (await import('./gallery/gallery.tsx')).Gallery)

interface ProductProps {
  readonly view: ProductView
  readonly work: WorkView
  readonly variant: VariantView
}

export function Product({ view, work, variant }: ProductProps) {
  const { head, crumbs, ratings, offers, categories, similar } = view
  const context = useSite()
  const t = useTranslate()
  const { title, artist, category, imageIds } = work
  const upi = view.defaultUpi ?? variant.upi
  const imageId = imageIds[0] ?? variant.imageId
  useProductViewTracking(view, work, variant)
  return (
    <article>
      <PageHead head={head} />
      <StructuredData />
      <div className={styles.crumbs}>
        <Breadcrumbs
          label={t({ code: 'ui.breadcrumb', message: 'Breadcrumb' })}
          steps={crumbs.map(step => ({ name: step.name, href: siteLink(step.path, context) }))}
          here={title}
        />
      </div>
      <div className={styles.columns}>
        <div className={styles.gallery}>
          <Gallery work={work} variant={variant} />
        </div>
        <div className={styles.buying}>
          <Heading work={work} ratings={ratings} />
          <Offer variant={variant} />
          <OfferNews variant={variant} />
          <GalleryPops work={work} variant={variant} />
          <Finishes work={work} variant={variant} />
          <div className={styles.adding}>
            <AddToCart work={work} variant={variant} />
            <Heart
              imageId={imageId}
              name={title}
              product={{ id: variant.upi, name: title, price: variant.salePrice, artist, category }}
            />
          </div>
          {isCustomisable(variant) && (
            <Link to={`/customizer/${variant.upi}`}>
              {t({ code: 'customizer.link', message: 'Design your own frame' })}
            </Link>
          )}
          <Link to={`/gallery-wall?add=${variant.upi}`}>
            {t({ code: 'wall.link', message: 'Try it on a gallery wall' })}
          </Link>
          <StockLine variant={variant} />
          <DeliveryForm work={work} variant={variant} />
          <ProductTypeInfo variant={variant} />
          <PromoOffers offers={offers} />
        </div>
      </div>
      <div className={styles.below}>
        <TrueScale work={work} variant={variant} />
        <ProductInfo work={work} variant={variant} />
        <MoreWorks similar={similar} categories={categories} upi={upi} imageId={imageId} />
      </div>
      <BuyBar work={work} variant={variant} />
    </article>
  )
}

interface HeadingProps {
  readonly work: WorkView
  readonly ratings: ProductView['ratings']
}

function Heading({ work: { title, artist, artistHref }, ratings }: HeadingProps) {
  const t = useTranslate()
  return (
    <header className={styles.head}>
      <h1>{title}</h1>
      {artist && (
        <p>
          {t({ code: 'product.by', message: 'by' })}{' '}
          {artistHref ? <Link to={artistHref}>{artist}</Link> : artist}
        </p>
      )}
      <RatingsSummary ratings={ratings} />
    </header>
  )
}
