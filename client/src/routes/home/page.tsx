import { BRAND_HOMES, SHOP_WINDOWS } from '@wallart/sdk'
import { PageHead } from '../../framework/page-head.tsx'
import { useTranslate } from '../../i18n/translate.ts'
import { StructuredData } from '../../framework/structured-data.tsx'
import { useSite } from '../../i18n/site-context.ts'
import { usePage } from '../../framework/use-page.ts'
import { Artists } from './artists.tsx'
import { Featured } from './featured.tsx'
import { Hero } from './hero.tsx'
import type { HomeView } from './home-view.ts'
import styles from './page.module.css'
import { ProductRow } from '../../catalogue/product-row.tsx'
import { RecentlyViewed } from '../../catalogue/recently-viewed.tsx'
import { Promises } from './promises.tsx'

export function Component() {
  const { head, hero, featured, newest, bestSellers, artists, walls } = usePage<HomeView>()
  const { id } = useSite().site
  const { headline, description } = BRAND_HOMES[id]
  const t = useTranslate()
  const shopWindow = SHOP_WINDOWS[id]
  return (
    <div className={styles.home}>
      <PageHead head={head} />
      <StructuredData />
      <Hero headline={t(headline)} text={t(description)} links={shopWindow.links} hero={hero} />
      <Featured doors={featured} />
      <ProductRow id="newest" title={shopWindow.newest} tiles={newest} more="/search?sort=newest" />
      <Promises promises={shopWindow.promises} walls={walls} />
      <ProductRow
        id="best-sellers"
        title={shopWindow.bestSellers}
        tiles={bestSellers}
        more="/search?sort=best-selling"
      />
      <RecentlyViewed />
      <Artists doors={artists} />
    </div>
  )
}
