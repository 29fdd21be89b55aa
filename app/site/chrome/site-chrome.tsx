import type { ReactNode } from 'react'
import { useMatches } from 'react-router'
import { usePageFrame } from '#app/page/page-frame.tsx'
import { pathInOf, type PageLayout } from '#app/page/page-handle.ts'
import { pathInEveryLocale, splitLocale } from '#app/addresses/paths.ts'
import { BrandSymbols } from '#app/ui/brand-symbols.tsx'
import { useText } from '#app/ui/text.tsx'
import { CheckoutHeader } from './checkout-header.tsx'
import { LegalLine } from './legal-line.tsx'
import { NavBar } from './nav-bar.tsx'
import { NavigationProgress } from './navigation-progress.tsx'
import { NavigationSignal } from './navigation-signal.tsx'
import { NotificationModal } from './notification-modal.tsx'
import styles from './site-chrome.module.css'
import { SiteFooter } from './site-footer.tsx'
import { Toasts } from './toasts.tsx'
import { TopBar } from './top-bar.tsx'

type ChromeProps = {
  layout: PageLayout
  /** The page begins with a picture, and the bar lies over it. */
  isUnderBar: boolean
  children: ReactNode
}

/** What stands around a page in its layout. Pages bring their own `main`; help is in the same place on all of them. */
export function SiteChrome({ layout, isUnderBar, children }: ChromeProps) {
  if (layout === 'print' || layout === 'empty') return children
  if (layout === 'staff' || layout === 'error') {
    return (
      <>
        {children}
        <Signals />
      </>
    )
  }
  return (
    <>
      <SkipLink />
      <BrandSymbols />
      {layout === 'checkout' ? <CheckoutHead /> : <SiteHead isOverPicture={isUnderBar} />}
      <div id="content" tabIndex={-1} className={styles.content}>
        {children}
      </div>
      {layout === 'checkout' ? <CheckoutFoot /> : <SiteFoot />}
      <Signals />
    </>
  )
}

/** What may appear above any page. */
function Signals() {
  return (
    <>
      <Toasts />
      <NotificationModal />
      <NavigationProgress />
      <NavigationSignal />
    </>
  )
}

function SkipLink() {
  const text = useText('chrome')
  return (
    <a href="#content" className={`${styles.skip} no-print`}>
      {text('skip-to-content')}
    </a>
  )
}

function SiteHead({ isOverPicture }: { isOverPicture: boolean }) {
  const { site, fullPath } = usePageFrame()
  const [pathname = '/'] = fullPath.split('?')
  const pathIn = pathInOf(useMatches().map((match) => match.loaderData))
  return (
    <>
      <TopBar site={site} />
      <NavBar
        site={site}
        hrefs={pathIn ?? pathInEveryLocale(splitLocale(pathname).path)}
        isOverPicture={isOverPicture}
      />
    </>
  )
}

function SiteFoot() {
  return <SiteFooter site={usePageFrame().site} />
}

function CheckoutHead() {
  return <CheckoutHeader site={usePageFrame().site} />
}

function CheckoutFoot() {
  return (
    <footer className={styles.foot}>
      <div className="wrap">
        <LegalLine site={usePageFrame().site} />
      </div>
    </footer>
  )
}
