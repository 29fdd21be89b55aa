import { usePageFrame } from '#app/page/page-frame.tsx'
import { BrandIcon } from '#app/ui/brand-icon.tsx'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import { UnbrokenTimes } from '#app/ui/unbroken-times.tsx'
import { formatPhone } from '#kernel/format-phone.ts'
import { phoneUrl, whatsappUrl } from '../chrome/contact-links.ts'
import styles from './reach-acts.module.css'

/** The two ways to a person at once, and when somebody is there. */
export function ReachActs({ className }: { className?: string | undefined }) {
  const text = useText('home')
  const locale = useLocale()
  const { site } = usePageFrame()
  return (
    <div className={className}>
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
    </div>
  )
}
