import { artOf } from '#app/pictures/art.ts'
import { usePageFrame } from '#app/page/page-frame.tsx'
import { paths } from '#app/addresses/paths.ts'
import { BrandIcon } from '#app/ui/brand-icon.tsx'
import { MoreLink } from '#app/ui/more-link.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import type { InstagramShare } from '#modules/content/index.ts'
import styles from './photo-strip.module.css'

/** What the agency last shared, from copies kept here, and the ways to more. Nobody else's script or picture. */
export function PhotoStrip({ shares }: { shares: InstagramShare[] }) {
  const text = useText('home')
  const locale = useLocale()
  const { instagram } = usePageFrame().site.social
  if (shares.length === 0) return null
  return (
    <section className={styles.section} id="gallery">
      <div className="wrap">
        <div className={styles.head}>
          <h2>{text('instagram-title')}</h2>
          <p className={styles.ways}>
            <a href={instagram} rel="noopener">
              <BrandIcon brand="instagram" />
              <bdi>{accountOf(instagram)}</bdi>
            </a>
            <MoreLink href={paths.gallery(locale)}>{text('gallery-all')}</MoreLink>
          </p>
        </div>
        <ul className={styles.strip}>
          {shares.map(({ id, picture, alt, words, link }) => {
            const print = artOf(picture, locale)
            return (
              print && (
                <li key={id}>
                  <a href={link} rel="noopener" title={words}>
                    <Picture
                      picture={{ src: print.src, alt: `${alt}. ${words}` }}
                      ratio="1/1"
                      sizes="(width <= 768px) 33vw, 17vw"
                    />
                  </a>
                </li>
              )
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
