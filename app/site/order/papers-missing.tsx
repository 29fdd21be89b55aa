import { paths } from '#app/addresses/paths.ts'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import { formatDate } from '#kernel/format-date.ts'
import type { Order, PapersToCome } from '#modules/booking/index.server.ts'
import styles from './order-page.module.css'

/** Of how many travellers papers are missing, until when, and the way to the page that asks for them. */
export function PapersMissing({ order, papers }: { order: Order; papers: PapersToCome }) {
  const text = useText('order')
  const locale = useLocale()
  return (
    <div className={styles.papers}>
      <Notice tone="warning" title={text('papers-missing', { count: papers.count })}>
        <p>
          {text(papers.isLate ? 'papers-missing-late' : 'papers-missing-lead', {
            date: formatDate(papers.dueOn, locale),
          })}
        </p>
        <ButtonLink href={paths.orderPapers(locale, order.publicId, { t: order.accessToken })} isSmall>
          {text('papers-complete')}
          <Icon name="arrow-right" isFlipped />
        </ButtonLink>
      </Notice>
    </div>
  )
}
