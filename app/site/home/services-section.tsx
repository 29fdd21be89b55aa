import { usePageFrame } from '#app/page/page-frame.tsx'
import { whatsappUrl } from '#app/site/chrome/contact-links.ts'
import { BrandIcon } from '#app/ui/brand-icon.tsx'
import { Keyed } from '#app/ui/keyed.tsx'
import { SectionHead } from '#app/ui/section-head.tsx'
import { useText } from '#app/ui/text.tsx'
import { firstSentence } from '#kernel/first-sentence.ts'
import type { Service } from '#modules/catalog/index.server.ts'
import { ReachActs } from './reach-acts.tsx'
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
  return (
    <div className={styles.reach}>
      <Keyed>
        <h3 className={styles.title}>{text('reach-title')}</h3>
        <p className={styles.lead}>{text('reach-lead')}</p>
        <ReachActs />
      </Keyed>
    </div>
  )
}
