import { usePageFrame } from '#app/page/page-frame.tsx'
import { BrandIcon } from '#app/ui/brand-icon.tsx'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { useLocale } from '#app/ui/text.tsx'
import { formatPhone } from '#kernel/format-phone.ts'
import { phoneUrl, whatsappUrl } from './contact-links.ts'

/** The two ways to a person at once, one below the other. `message` is what WhatsApp starts with. */
export function ContactButtons({
  whatsapp,
  message,
  className,
}: {
  /** What stands on the button to WhatsApp. */
  whatsapp: string
  message?: string | undefined
  className?: string | undefined
}) {
  const locale = useLocale()
  const { site } = usePageFrame()
  return (
    <div className={className}>
      <ButtonLink href={whatsappUrl(site.whatsapp, message)} rel="noopener" isBlock>
        <BrandIcon brand="whatsapp" />
        {whatsapp}
      </ButtonLink>
      <ButtonLink href={phoneUrl(site.phone)} look="outline" isBlock>
        <Icon name="phone" />
        <bdi dir="ltr">{formatPhone(site.phone, locale)}</bdi>
      </ButtonLink>
    </div>
  )
}
