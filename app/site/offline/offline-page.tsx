import { usePageFrame } from '#app/page/page-frame.tsx'
import type { PageHandle } from '#app/page/page-handle.ts'
import { BrandMark } from '#app/ui/brand-mark.tsx'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import { formatPhone } from '#kernel/format-phone.ts'
import { phoneUrl } from '../chrome/contact-links.ts'
import styles from './offline-page.module.css'

export const handle: PageHandle = { page: 'document', layout: 'empty', areas: [] }

/** Kept by the service worker and shown under any address that cannot be reached, so it needs no file besides itself. */
export default function OfflinePage() {
  const text = useText('errors')
  const locale = useLocale()
  const { site } = usePageFrame()
  return (
    <main className={styles.page}>
      <title>{text('offline-title')}</title>
      <meta name="robots" content="noindex" />
      <p className={styles.brand}>
        <BrandMark className={styles.mark} />
        {site.brand}
      </p>
      <h1 className={styles.title}>{text('offline-title')}</h1>
      <p className={styles.lead}>{text('offline-lead')}</p>
      <div className={styles.ways}>
        {/* An empty address is the one that was asked for. */}
        <ButtonLink href="">
          <Icon name="rotate-ccw" />
          {text('try-again')}
        </ButtonLink>
        <ButtonLink look="outline" href={phoneUrl(site.phone)}>
          <Icon name="phone" />
          <bdi dir="ltr">{formatPhone(site.phone, locale)}</bdi>
        </ButtonLink>
      </div>
    </main>
  )
}
