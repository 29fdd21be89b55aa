import { art, type ArtKey } from '#app/art.ts'
import { usePageFrame } from '#app/page-frame.tsx'
import { BrandIcon } from '#app/ui/brand-icon.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import styles from './photo-strip.module.css'

const PICTURES: ArtKey[] = [
  'flight-wing-clouds-desert',
  'ramadan-crescent-iftar',
  'istanbul-galata-golden-horn',
  'haramain-train',
  'hotel-madinah-boutique-street',
  'trabzon-uzungol',
]

/** Pictures from the road, and the way to the account that has more. No script of others. */
export function PhotoStrip() {
  const text = useText('home')
  const locale = useLocale()
  const { instagram } = usePageFrame().site.social
  return (
    <section className={styles.section} id="gallery">
      <div className="wrap">
        <div className={styles.head}>
          <h2>{text('instagram-title')}</h2>
          <a href={instagram} rel="noopener">
            <BrandIcon brand="instagram" />
            <bdi>{accountOf(instagram)}</bdi>
          </a>
        </div>
        <ul className={styles.strip}>
          {PICTURES.map((key) => {
            const { src, alt } = art(key, locale)
            return (
              <li key={key}>
                <img src={src} alt={alt} width={1600} height={900} loading="lazy" decoding="async" />
              </li>
            )
          })}
        </ul>
      </div>
    </section>
  )
}

function accountOf(url: string): string {
  return `@${new URL(url).pathname.replaceAll('/', '')}`
}
