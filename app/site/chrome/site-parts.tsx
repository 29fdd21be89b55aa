import { usePageFrame } from '#app/page/page-frame.tsx'
import type { ChromePart } from './chrome-place.tsx'
import { NavBar } from './nav-bar.tsx'
import { SiteFooter } from './site-footer.tsx'
import { TopBar } from './top-bar.tsx'

/** What stands above the page of a visitor. */
export function SiteHead({ hrefs, isOverPicture }: Pick<ChromePart, 'hrefs' | 'isOverPicture'>) {
  const { site } = usePageFrame()
  return (
    <>
      <TopBar site={site} />
      <NavBar site={site} hrefs={hrefs} isOverPicture={isOverPicture} />
    </>
  )
}

/** What stands below it. */
export function SiteFoot({ isNewsletter }: Pick<ChromePart, 'isNewsletter'>) {
  return <SiteFooter site={usePageFrame().site} hasNewsletter={!isNewsletter} />
}
