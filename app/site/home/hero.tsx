import { paths } from '#app/addresses/paths.ts'
import { usePageFrame } from '#app/page/page-frame.tsx'
import { BrandIcon } from '#app/ui/brand-icon.tsx'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { Eyebrow } from '#app/ui/eyebrow.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import { directionOf } from '#kernel/locale.ts'
import { whatsappUrl } from '#app/site/chrome/contact-links.ts'
import styles from './hero.module.css'

const NARROW = '(width <= 768px)'
const WIDE = '(width > 768px)'

/** A title with more letters than this is set smaller, so that it stays on the dark part of the sky. */
const LONG_TITLE = 34

/** The caravan under the moon: own drawings for both directions and for phones; text stands on the dark sky only. */
export function Hero() {
  const text = useText('home')
  const locale = useLocale()
  const { site } = usePageFrame()
  const wide = `/art/hero/hero-${directionOf(locale)}.svg`
  const narrow = '/art/hero/hero-m.svg'
  const title = text('hero-title')
  return (
    <section className={styles.hero}>
      <link rel="preload" as="image" href={wide} media={WIDE} fetchPriority="high" />
      <link rel="preload" as="image" href={narrow} media={NARROW} fetchPriority="high" />
      <picture>
        <source media={NARROW} srcSet={narrow} width={780} height={1740} />
        <img className={styles.sky} src={wide} alt="" width={1600} height={900} fetchPriority="high" />
      </picture>
      <div className="wrap">
        <div className={styles.words}>
          <Eyebrow isOnDark>{text('hero-eyebrow')}</Eyebrow>
          <h1 className={title.length > LONG_TITLE ? `${styles.title} ${styles.long}` : styles.title}>{title}</h1>
          <p className={styles.lead}>{text('hero-lead')}</p>
          <div className={styles.acts}>
            <ButtonLink look="paper" href={paths.tours(locale)}>
              {text('hero-button-tours')}
            </ButtonLink>
            <ButtonLink look="line" className={styles.veiled} href={whatsappUrl(site.whatsapp)} rel="noopener">
              <BrandIcon brand="whatsapp" />
              {text('hero-button-whatsapp')}
            </ButtonLink>
          </div>
        </div>
      </div>
    </section>
  )
}
