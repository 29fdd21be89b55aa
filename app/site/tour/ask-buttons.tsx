import { usePageFrame } from '#app/page/page-frame.tsx'
import { paths } from '#app/addresses/paths.ts'
import { BrandIcon } from '#app/ui/brand-icon.tsx'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { useText } from '#app/ui/text.tsx'
import { formatDateRange } from '#kernel/format-date.ts'
import type { TourDetail } from '#modules/catalog/index.ts'
import { whatsappUrl } from '../chrome/contact-links.ts'
import styles from './ask-buttons.module.css'

/**
 * Ways to people: a request for places while there are any, a question, a message with the tour named. Where a tour is
 * only asked for, the request is the main act.
 */
export function AskButtons({ tour, isMainAct = false }: { tour: TourDetail; isMainAct?: boolean }) {
  const text = useText('tour')
  const { locale, site } = usePageFrame()
  const dates = formatDateRange(tour.departsOn, tour.returnsOn, locale)
  const isRequestable = tour.availability === 'available'
  return (
    <div className={styles.ways}>
      {isRequestable && (
        <ButtonLink look={isMainAct ? 'solid' : 'outline'} isBlock href={paths.reservation(locale, tour.id)}>
          {text(isMainAct ? 'pre-register' : 'reserve')}
        </ButtonLink>
      )}
      <ButtonLink look="outline" isBlock href={paths.information(locale, tour.id)}>
        {text('information')}
      </ButtonLink>
      <ButtonLink
        look="outline"
        isBlock
        href={whatsappUrl(site.whatsapp, text('whatsapp-message', { name: tour.name, dates }))}
        rel="noopener"
      >
        <BrandIcon brand="whatsapp" />
        {text('ask-whatsapp')}
      </ButtonLink>
    </div>
  )
}
