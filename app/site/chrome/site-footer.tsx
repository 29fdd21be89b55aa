import type { ReactNode } from 'react'
import { useMenu } from '#app/site/chrome/use-menu.ts'
import { useScriptAddress } from '#app/page/page-script.tsx'
import { paths } from '#app/addresses/paths.ts'
import { BrandIcon } from '#app/ui/brand-icon.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Star } from '#app/ui/star.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import { UnbrokenTimes } from '#app/ui/unbroken-times.tsx'
import { formatPercent } from '#kernel/format-money.ts'
import { formatPhone } from '#kernel/format-phone.ts'
import { isolateName } from '#kernel/isolate.ts'
import { socialNetworks, type MenuLink, type Site, type SocialNetwork } from '#modules/content/index.ts'
import { NewsletterForm } from '../newsletter/newsletter-form.tsx'
import { countIn, useAtLeast } from './claims.ts'
import { mailUrl, mapUrl, phoneUrl, whatsappUrl } from './contact-links.ts'
import { FoldList } from './fold-list.tsx'
import { LegalLine } from './legal-line.tsx'
import { Logo } from './logo.tsx'
import { siteLinks } from '#app/addresses/site-links.ts'
import styles from './site-footer.module.css'
import { TextSize } from './text-size.tsx'
import { UserLinks } from './user-links.tsx'

/** Who the agency is and every way to reach it, on every page. */
export function SiteFooter({ site, hasNewsletter }: { site: Site; hasNewsletter: boolean }) {
  const text = useText('chrome')
  const locale = useLocale()
  return (
    <footer className={styles.footer} id="contact">
      {hasNewsletter && <NewsletterForm isAside />}
      <div className="wrap">
        <div className={`${styles.columns} no-print`}>
          <div>
            <div className={styles.head}>
              <Logo href={siteLinks(locale).home} brand={site.brand} trade={site.trade} className={styles.logo} />
              <TextSize />
            </div>
            <p className={styles.blurb}>{text('blurb')}</p>
            <ul className={styles.stats}>
              {useStats(site).map((stat) => (
                <li key={stat}>
                  <Star />
                  {stat}
                </li>
              ))}
            </ul>
            <ul className={styles.social} aria-label={text('social')}>
              {socialNetworks.map((network) => (
                <li key={network}>
                  <a
                    href={site.social[network]}
                    rel="noopener"
                    aria-label={network === 'reviews' ? text('reviews-of-us') : networkNames[network]}
                  >
                    {network === 'reviews' ? <Icon name="star" /> : <BrandIcon brand={network} />}
                  </a>
                </li>
              ))}
            </ul>
          </div>
          <LinkColumn
            title={text('quick-links')}
            links={useMenu('quick')}
            end={<UserLinks className={styles.user} />}
          />
          <LinkColumn title={text('footer-tours')} links={useMenu('tours')} />
          <Reach site={site} />
        </div>
        <LegalLine site={site} />
      </div>
    </footer>
  )
}

function useStats({ claims }: Site): string[] {
  const text = useText('chrome')
  const locale = useLocale()
  const atLeast = useAtLeast()
  return [
    text('footer-experience', {
      years: isolateName(atLeast(claims.experienceFooter)),
      count: countIn(claims.experienceFooter),
    }),
    text('claim-satisfaction', { percent: isolateName(formatPercent(claims.satisfactionPercent, locale)) }),
    text('claim-guests', { guests: isolateName(claims.guests) }),
  ]
}

const networkNames: Record<Exclude<SocialNetwork, 'reviews'>, string> = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  youtube: 'YouTube',
  tiktok: 'TikTok',
}

function LinkColumn({ title, links, end }: { title: string; links: readonly MenuLink[]; end?: ReactNode }) {
  return (
    <nav aria-label={title}>
      <FoldList title={title}>
        {links.map((link) => (
          <li key={`${link.name} ${link.href}`}>
            <a href={link.href}>{link.name}</a>
          </li>
        ))}
        {end && <li>{end}</li>}
      </FoldList>
    </nav>
  )
}

function Reach({ site }: { site: Site }) {
  const text = useText('chrome')
  const locale = useLocale()
  return (
    <FoldList title={text('reach-us')}>
      <li>
        <a href={mapUrl(site.address)} rel="noopener">
          <Icon name="map-pin" />
          <span>{site.address}</span>
        </a>
      </li>
      <li>
        <a href={phoneUrl(site.phone)}>
          <Icon name="phone" />
          <bdi dir="ltr">{formatPhone(site.phone, locale)}</bdi>
        </a>
      </li>
      <li>
        <a href={paths.contact(locale)} data-panel-script={useScriptAddress('contact-panel')}>
          <Icon name="message-circle" />
          <span>{text('write-to-us')}</span>
        </a>
      </li>
      <li>
        <a href={mailUrl(site.email)}>
          <Icon name="mail" />
          <bdi>{site.email}</bdi>
        </a>
      </li>
      <li>
        <a href={whatsappUrl(site.whatsapp)} rel="noopener">
          <BrandIcon brand="whatsapp" />
          <span>{text('whatsapp-support')}</span>
        </a>
      </li>
      <li className={styles.hours}>
        <Icon name="clock" />
        <span>
          <b>{text('hours-title')}</b>
          <UnbrokenTimes text={site.hours} />
        </span>
      </li>
    </FoldList>
  )
}
