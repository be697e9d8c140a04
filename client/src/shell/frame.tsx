import { pageFrame } from '@wallart/sdk'
import { useEffect } from 'react'
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom'
import { trackBreadcrumbClicks } from '../analytics/breadcrumb-clicks.ts'
import { trackNavigationClicks } from '../analytics/navigation-clicks.ts'
import { lazyHydrate } from '../framework/lazy-hydrate.tsx'
import { useTranslate } from '../i18n/translate.ts'
import { TranslatedUiWords } from '../i18n/translated-ui-words.tsx'
import { usePage } from '../framework/use-page.ts'
import { useExperiment } from '../framework/use-experiment.ts'
import { Hearts } from '../features/favourites/hearts.tsx'
import { MaintenanceWindowContext } from '../features/order-status/maintenance-window.ts'
import { SignIn } from '../features/sign-in/sign-in.tsx'
import { FrameHtmlProvider } from './island/frame-html-provider.tsx'
import type { FrameView } from './load.server.ts'
import { Toasts } from '../ui/toast/toasts.tsx'
import { ProductSkeleton } from './product-skeleton.tsx'
import { useMedia, WIDE } from '../ui/use-media.ts'
import styles from './frame.module.css'
import { Header } from './header/header.tsx'
import { OfflineBanner } from './offline-banner.tsx'
import { ProgressLine } from './progress-line.tsx'
import { useFocusHeading } from './use-focus-heading.ts'
import { VisitorProvider } from './visitor-provider.tsx'

const Banner = lazyHydrate(async () => (await import('./banner/banner.tsx')).Banner)
const CheckoutHeader = lazyHydrate(async () => (await import('./checkout-frame.tsx')).CheckoutHeader)
const CheckoutFooter = lazyHydrate(async () => (await import('./checkout-frame.tsx')).CheckoutFooter)
const Footer = lazyHydrate(async () => (await import('./footer.tsx')).Footer)

export function Frame() {
  const { version, hasMenu, banner, maintenance } = usePage<FrameView>()
  const hidesCustomizerHeader = useExperiment('customizer-without-header')
  const isMobile = !useMedia(WIDE)
  const { header, footer } = pageFrame(useLocation().pathname, { hidesCustomizerHeader, isMobile })
  const t = useTranslate()
  useFocusHeading()
  useEffect(() => document.documentElement.setAttribute('data-live', ''), [])
  useEffect(trackNavigationClicks, [])
  useEffect(trackBreadcrumbClicks, [])
  return (
    <MaintenanceWindowContext value={maintenance}>
      <TranslatedUiWords>
        <VisitorProvider>
          <Toasts>
            <SignIn>
              <Hearts>
                <FrameHtmlProvider version={version}>
                  <a className={styles.skip} href="#main">
                    {t({ code: 'frame.skip', message: 'Skip to content' })}
                  </a>
                  <ProgressLine />
                  <OfflineBanner />
                  {header === 'checkout' && <CheckoutHeader />}
                  {header === 'regular' && (
                    <>
                      <Banner banner={banner} />
                      <Header hasMenu={hasMenu} />
                    </>
                  )}
                  <main id="main" className={styles.main} tabIndex={-1}>
                    <ProductSkeleton />
                    <Outlet />
                  </main>
                  {footer === 'checkout' && <CheckoutFooter />}
                  {footer === 'regular' && <Footer />}
                  <ScrollRestoration />
                </FrameHtmlProvider>
              </Hearts>
            </SignIn>
          </Toasts>
        </VisitorProvider>
      </TranslatedUiWords>
    </MaintenanceWindowContext>
  )
}
