import type { ReactNode } from 'react'
import { useMatches } from 'react-router'
import { usePageFrame } from '#app/page/page-frame.tsx'
import { pathsOfPage } from '#app/page/own-paths.ts'
import type { PageLayout } from '#app/page/page-handle.ts'
import { paths } from '#app/addresses/paths.ts'
import { BrandSymbols } from '#app/ui/brand-symbols.tsx'
import { useText } from '#app/ui/text.tsx'
import { CheckoutHeader } from './checkout-header.tsx'
import { ChromePlace, type ChromePart } from './chrome-place.tsx'
import { LegalLine } from './legal-line.tsx'
import { NavigationProgress } from './navigation-progress.tsx'
import { NavigationSignal } from './navigation-signal.tsx'
import { NotificationModal } from './notification-modal.tsx'
import styles from './site-chrome.module.css'
import { SiteFoot, SiteHead } from './site-parts.tsx'
import { Toasts } from './toasts.tsx'

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
      {layout === 'checkout' ? <CheckoutHead /> : <SitePart part="head" isOverPicture={isUnderBar} />}
      <div id="content" tabIndex={-1} className={styles.content}>
        {children}
      </div>
      {layout === 'checkout' ? <CheckoutFoot /> : <SitePart part="foot" isOverPicture={isUnderBar} />}
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

/** In a document the server puts in what it has drawn for all pages; a browser that draws pages itself draws this too. */
function SitePart({ part, isOverPicture }: Pick<ChromePart, 'part' | 'isOverPicture'>) {
  const { kind, locale, fullPath } = usePageFrame()
  const [pathname = '/'] = fullPath.split('?')
  const hrefs = pathsOfPage(
    fullPath,
    useMatches().map((match) => match.loaderData),
  )
  const facts = { part, hrefs, isOverPicture, isNewsletter: pathname.startsWith(paths.newsletter(locale)) }
  if (kind === 'document') return <ChromePlace {...facts} />
  return part === 'head' ? <SiteHead {...facts} /> : <SiteFoot {...facts} />
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
