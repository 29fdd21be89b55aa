import { art } from '#app/art.ts'
import { usePageFrame } from '#app/page-frame.tsx'
import type { PageHandle } from '#app/page-handle.ts'
import { PageHead } from '#app/page-head.tsx'
import { paths } from '#app/paths.ts'
import { BrandIcon } from '#app/ui/brand-icon.tsx'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { PageIntro } from '#app/ui/page-intro.tsx'
import { Print } from '#app/ui/print.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import { formatPhone } from '#kernel/format-phone.ts'
import { mailUrl, mapUrl, phoneUrl, whatsappUrl } from '../chrome/contact-links.ts'
import styles from './contact-page.module.css'

export const handle: PageHandle = { page: 'document', layout: 'wide', areas: ['content', 'chrome'], tags: ['content'] }

/** Every way to the agency, as large as a thumb. */
export default function ContactPage() {
  const text = useText('content')
  const chrome = useText('chrome')
  const locale = useLocale()
  const { site } = usePageFrame()
  return (
    <main className="wrap">
      <PageHead title={text('contact-title')} description={text('contact-lead')} path="/contact" />
      <PageIntro home={paths.home(locale)} title={text('contact-title')} lead={text('contact-lead')} />
      <div className={styles.columns}>
        <dl className={styles.ways}>
          <div>
            <dt>{text('contact-phone')}</dt>
            <dd>
              <a href={phoneUrl(site.phone)}>
                <Icon name="phone" />
                <bdi dir="ltr">{formatPhone(site.phone, locale)}</bdi>
              </a>
            </dd>
          </div>
          <div>
            <dt>{text('contact-whatsapp')}</dt>
            <dd>
              <a href={whatsappUrl(site.whatsapp)} rel="noopener">
                <BrandIcon brand="whatsapp" />
                <bdi dir="ltr">{formatPhone(site.whatsapp, locale)}</bdi>
              </a>
            </dd>
          </div>
          <div>
            <dt>{text('contact-email')}</dt>
            <dd>
              <a href={mailUrl(site.email)}>
                <Icon name="mail" />
                <bdi>{site.email}</bdi>
              </a>
            </dd>
          </div>
          <div>
            <dt>{text('contact-hours')}</dt>
            <dd>{site.hours}</dd>
          </div>
          <div>
            <dt>{text('contact-address')}</dt>
            <dd>
              <address>{site.address}</address>
            </dd>
          </div>
          <div>
            <dt>{text('contact-licence')}</dt>
            <dd>{chrome('licence', site.licence)}</dd>
          </div>
        </dl>
        <div className={styles.place}>
          <Print
            picture={art('istanbul-galata-golden-horn', locale)}
            ratio="4/3"
            hasMat
            isEager
            caption={site.address}
          />
          <ButtonLink href={mapUrl(site.address)} rel="noopener" look="outline">
            <Icon name="map-pin" />
            {text('contact-map')}
          </ButtonLink>
        </div>
      </div>
    </main>
  )
}
