import { data } from 'react-router'
import { z } from 'zod'
import { PageHead } from '#app/page/page-head.tsx'
import { usePageFrame } from '#app/page/page-frame.tsx'
import type { PageHandle } from '#app/page/page-handle.ts'
import { paths } from '#app/addresses/paths.ts'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import { UnbrokenTimes } from '#app/ui/unbroken-times.tsx'
import { formatPhone } from '#kernel/format-phone.ts'
import { parseTourId, toTourId } from '#modules/catalog/index.ts'
import { phoneUrl } from '../chrome/contact-links.ts'
import type { Route } from './+types/request-sent-page.ts'
import styles from './request-sent-page.module.css'

export const handle: PageHandle = {
  page: 'document',
  layout: 'default',
  areas: ['requests', 'contact', 'content'],
  // Without what was sent there is no such page, so none can be made beforehand.
  isCached: false,
}

const Kind = z.enum(['information', 'reservation', 'private', 'review', 'waiting'])

export function loader({ url }: Route.LoaderArgs) {
  const kind = Kind.safeParse(url.searchParams.get('of'))
  if (!kind.success) throw data(null, { status: 404 })
  const parts = parseTourId(url.searchParams.get('tour') ?? '')
  return { kind: kind.data, tourId: parts ? toTourId(parts) : null }
}

/** Says that a request arrived and what happens next. */
export default function RequestSentPage({ loaderData: { kind, tourId } }: Route.ComponentProps) {
  const text = useText('requests')
  const contact = useText('contact')
  const locale = useLocale()
  const { site } = usePageFrame()
  const title = text(`sent-${kind}-title`)
  return (
    <main className="wrap">
      <PageHead title={title} path="/request-sent" isIndexed={false} />
      <div className={styles.sent} role="status">
        <Icon name="circle-check" className={styles.sign} />
        <h1>{title}</h1>
        <p className={styles.lead}>{kind === 'review' ? contact('review-success') : text(`sent-${kind}-lead`)}</p>
        {kind !== 'review' && (
          <>
            <p className={styles.hours}>
              <UnbrokenTimes text={text('sent-hours', { hours: site.hours })} />
            </p>
            <p>
              <a href={phoneUrl(site.phone)}>
                <bdi dir="ltr">{formatPhone(site.phone, locale)}</bdi>
              </a>
            </p>
          </>
        )}
        <div className={styles.ways}>
          {tourId !== null && <ButtonLink href={paths.tour(locale, tourId)}>{text('to-tour')}</ButtonLink>}
          {kind === 'review' && <ButtonLink href={paths.comments(locale)}>{text('sent-comments')}</ButtonLink>}
          <ButtonLink look="outline" href={paths.tours(locale)}>
            {text('sent-tours')}
          </ButtonLink>
        </div>
      </div>
    </main>
  )
}
