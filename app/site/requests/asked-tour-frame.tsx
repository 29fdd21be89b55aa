import type { ReactNode } from 'react'
import { PageHead } from '#app/page/page-head.tsx'
import { paths } from '#app/addresses/paths.ts'
import { PageIntro } from '#app/ui/page-intro.tsx'
import { useLocale } from '#app/ui/text.tsx'
import { rootLocale, type Locale } from '#kernel/locale.ts'
import { HelpBox } from '../pages/help-box.tsx'
import reading from '../pages/reading.module.css'
import { AboutTour } from './about-tour.tsx'

/** A page that asks something about one departure: not for search engines, with the departure and a way to help beside it. */
export function AskedTourFrame({
  tour,
  path,
  title,
  lead,
  description = lead,
  children,
}: {
  tour: Parameters<typeof AboutTour>[0]['tour'] & { id: string; name: string }
  path: (locale: Locale, tourId: string) => string
  title: string
  lead: string
  description?: string
  children: ReactNode
}) {
  const locale = useLocale()
  return (
    <main className="wrap">
      <PageHead
        title={`${title}: ${tour.name}`}
        description={description}
        path={path(rootLocale, tour.id)}
        isIndexed={false}
      />
      <PageIntro
        home={paths.home(locale)}
        above={[{ href: paths.tour(locale, tour.id), label: tour.name }]}
        title={title}
        lead={lead}
      />
      <div className={reading.columns}>
        {children}
        <aside className={reading.side}>
          <AboutTour tour={tour} />
          <HelpBox />
        </aside>
      </div>
    </main>
  )
}
