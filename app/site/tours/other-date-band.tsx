import { usePageFrame } from '#app/page/page-frame.tsx'
import { paths } from '#app/addresses/paths.ts'
import { whatsappUrl } from '#app/site/chrome/contact-links.ts'
import { BrandIcon } from '#app/ui/brand-icon.tsx'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import styles from './other-date-band.module.css'

/** Under every list: what to do when no date fits; on the lists of private packages, how to ask for one. */
export function OtherDateBand({ isPrivate = false }: { isPrivate?: boolean }) {
  const text = useText('tours')
  const locale = useLocale()
  const { site } = usePageFrame()
  return (
    <section className={styles.band}>
      <div className={`wrap ${styles.inner}`}>
        <div className={styles.words}>
          <h2>{text('other-date-title')}</h2>
          <p>{text('other-date-lead')}</p>
        </div>
        <div className={styles.ways}>
          {isPrivate ? (
            <ButtonLink href={`${paths.specialTours(locale)}#inquiry`}>{text('ask-us-special')}</ButtonLink>
          ) : (
            <ButtonLink href={paths.specialTours(locale)}>{text('ask-special')}</ButtonLink>
          )}
          <ButtonLink look="outline" href={whatsappUrl(site.whatsapp)} rel="noopener">
            <BrandIcon brand="whatsapp" />
            {text('ask-whatsapp')}
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}
