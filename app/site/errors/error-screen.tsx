import { decoration } from '#app/pictures/decoration.ts'
import type { MissingReason } from '#app/page/missing.ts'
import { usePageFrame } from '#app/page/page-frame.tsx'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { Eyebrow } from '#app/ui/eyebrow.tsx'
import { Icon, type IconName } from '#app/ui/icon.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { useText } from '#app/ui/text.tsx'
import { directionOf } from '#kernel/locale.ts'
import { siteLinks } from '#app/addresses/site-links.ts'
import styles from './error-screen.module.css'

/** What a visitor can do something about is said; the rest is one sentence. */
const leads = {
  404: 'not-found-text',
  413: 'problem-too_large-detail',
  429: 'problem-rate_limited-detail',
  503: 'problem-unavailable-detail',
} as const

/** The error page: a missing page, or anything else that went wrong. It never says more than the status. */
export function ErrorScreen({ status, reason }: { status: number; reason?: MissingReason | undefined }) {
  const text = useText('errors')
  const { locale } = usePageFrame()
  const links = siteLinks(locale)
  const isMissing = status === 404
  const title = text(isMissing ? 'not-found-title' : 'title')
  return (
    <main className={isMissing ? undefined : styles.alone}>
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <div className={styles.hero}>
        <div className="wrap">
          <div className={styles.words}>
            <Eyebrow isOnDark>{text('status', { code: String(status) })}</Eyebrow>
            <h1>{title}</h1>
            <p className={styles.lead}>{text(isExplained(status) ? leads[status] : 'generic')}</p>
            {isMissing && <MissingPath reason={reason} />}
            <div className={styles.ways}>
              {!isMissing && (
                <ButtonLink look="brass" href={links.home}>
                  <Icon name="rotate-ccw" />
                  {text('try-again')}
                </ButtonLink>
              )}
              <ButtonLink look="paper" href={links.home}>
                <Icon name="house" />
                {text('home')}
              </ButtonLink>
              {reason === 'tour' && (
                <ButtonLink look="line" href={links.tours}>
                  {text('all-tours')}
                </ButtonLink>
              )}
              {isMissing && (
                <ButtonLink look="line" href={links.contact}>
                  <Icon name="message-circle" />
                  {text('contact')}
                </ButtonLink>
              )}
            </div>
          </div>
        </div>
        <Picture
          picture={decoration('not-found-caravan-night', 'night')}
          ratio="16/9"
          isEager
          className={styles.picture}
        />
      </div>
      {isMissing && <PopularPages />}
    </main>
  )
}

function isExplained(status: number): status is keyof typeof leads {
  return Object.hasOwn(leads, status)
}

/** A character no text holds, to find the place of the path in the sentence. */
const PLACE = '\uE000'

function MissingPath({ reason }: { reason: MissingReason | undefined }) {
  const text = useText('errors')
  const { fullPath, locale } = usePageFrame()
  const key = reason ? (`not-found-${reason}` as const) : 'not-found-route'
  if (directionOf(locale) === 'ltr') return <p className={styles.path}>{text(key, { fullPath })}</p>
  const [before, after] = text(key, { fullPath: PLACE }).split(PLACE)
  return (
    <p className={styles.path}>
      {before}
      <bdi dir="ltr">{fullPath}</bdi>
      {after}
    </p>
  )
}

const popularPages = [
  { key: 'umrah-tours', note: 'popular-umrah-note', icon: 'moon-star', link: 'umrah' },
  { key: 'ramadan-tours', note: 'popular-ramadan-note', icon: 'calendar-days', link: 'ramadan' },
  { key: 'istanbul-tours', note: 'popular-istanbul-note', icon: 'landmark', link: 'istanbul' },
  { key: 'hotels', note: 'popular-hotels-note', icon: 'bed-double', link: 'hotels' },
  { key: 'all-categories', note: 'popular-categories-note', icon: 'layout-grid', link: 'categories' },
  { key: 'faq', note: 'popular-faq-note', icon: 'circle-help', link: 'faq' },
  { key: 'reviews', note: 'popular-reviews-note', icon: 'quote', link: 'reviews' },
  { key: 'blog', note: 'popular-blog-note', icon: 'book-open', link: 'blog' },
] as const satisfies readonly { icon: IconName; link: keyof ReturnType<typeof siteLinks>; key: string; note: string }[]

function PopularPages() {
  const text = useText('errors')
  const name = useText('chrome')
  const links = siteLinks(usePageFrame().locale)
  return (
    <section className={`wrap ${styles.popular}`}>
      <h2>{text('popular')}</h2>
      <ul className={styles.pages}>
        {popularPages.map((page) => (
          <li key={page.key}>
            <a href={links[page.link]}>
              <Icon name={page.icon} />
              <span>
                <b>{name(page.key)}</b>
                <small>{text(page.note)}</small>
              </span>
              <Icon name="arrow-right" isFlipped className={styles.arrow} />
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
