import { usePageFrame } from '#app/page-frame.tsx'
import { phoneUrl, whatsappUrl } from '#app/site/chrome/contact-links.ts'
import { BrandIcon } from '#app/ui/brand-icon.tsx'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Keyed } from '#app/ui/keyed.tsx'
import { SectionHead } from '#app/ui/section-head.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import { UnbrokenTimes } from '#app/ui/unbroken-times.tsx'
import { firstSentence } from '#kernel/first-sentence.ts'
import { formatPhone } from '#kernel/format-phone.ts'
import type { Service } from '#modules/catalog/index.server.ts'
import styles from './services-section.module.css'

/** Every service with the question about it ready to be sent, and the person who answers. */
export function ServicesSection({ services }: { services: Service[] }) {
  const text = useText('home')
  const { site } = usePageFrame()
  return (
    <section className="section band" id="services-whatsapp">
      <div className="wrap">
        <SectionHead title={text('services-title')} lead={text('services-lead')} />
        <div className={styles.columns}>
          <ul className={styles.services}>
            {services.map((service) => (
              <li key={service.key} className={styles.service}>
                <div>
                  <h3>{service.name}</h3>
                  <p>{firstSentence(service.intro)}</p>
                </div>
                <a
                  href={whatsappUrl(site.whatsapp, text('services-message', { service: service.name }))}
                  rel="noopener"
                  aria-label={text('services-ask', { service: service.name })}
                >
                  <BrandIcon brand="whatsapp" />
                </a>
              </li>
            ))}
          </ul>
          <Reach />
        </div>
      </div>
    </section>
  )
}

function Reach() {
  const text = useText('home')
  const locale = useLocale()
  const { site } = usePageFrame()
  return (
    <div className={styles.reach}>
      <Keyed>
        <h3 className={styles.title}>{text('reach-title')}</h3>
        <p className={styles.lead}>{text('reach-lead')}</p>
        <div className={styles.acts}>
          <ButtonLink href={whatsappUrl(site.whatsapp)} rel="noopener" isBlock>
            <BrandIcon brand="whatsapp" />
            {text('hero-button-whatsapp')}
          </ButtonLink>
          <ButtonLink href={phoneUrl(site.phone)} look="outline" isBlock>
            <Icon name="phone" />
            <bdi dir="ltr">{formatPhone(site.phone, locale)}</bdi>
          </ButtonLink>
        </div>
        <p className={styles.hours}>
          <UnbrokenTimes text={text('reach-hours', { hours: site.hours })} />
        </p>
      </Keyed>
    </div>
  )
}
