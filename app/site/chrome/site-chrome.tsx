import type { ReactNode } from 'react'
import type { PageLayout } from '#app/page-handle.ts'

/** What stands around a page in its layout. */
export function SiteChrome({ layout, children }: { layout: PageLayout; children: ReactNode }) {
  return <div data-layout={layout}>{children}</div>
}
