import { usePageFrame } from '#app/page/page-frame.tsx'
import { BrandIcon } from '#app/ui/brand-icon.tsx'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Keyed } from '#app/ui/keyed.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import { formatPhone } from '#kernel/format-phone.ts'
import { phoneUrl, whatsappUrl } from '../chrome/contact-links.ts'
import styles from './help-box.module.css'

/** Who answers, beside everything that is read. `message` is what WhatsApp starts with. */
export function HelpBox({ title, message }: { title?: string; message?: string }) {
  const text = useText('content')
  const locale = useLocale()
  const { site } = usePageFrame()
  return (
    <Keyed>
      <h2 className={styles.title}>{title ?? text('help-title')}</h2>
      <p className={styles.lead}>{text('help-lead')}</p>
      <div className={styles.acts}>
        <ButtonLink href={whatsappUrl(site.whatsapp, message)} rel="noopener" isBlock>
          <BrandIcon brand="whatsapp" />
          {text('help-whatsapp')}
        </ButtonLink>
        <ButtonLink href={phoneUrl(site.phone)} look="outline" isBlock>
          <Icon name="phone" />
          <bdi dir="ltr">{formatPhone(site.phone, locale)}</bdi>
        </ButtonLink>
      </div>
    </Keyed>
  )
}
