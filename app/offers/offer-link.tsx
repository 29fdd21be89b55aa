import { CopyButton } from '#app/ui/copy-button.tsx'
import { useText } from '#app/ui/text.tsx'
import { whatsappAddress } from '#app/addresses/whatsapp-address.ts'
import styles from './offer-link.module.css'
import type { ShownOffer } from './show-offer.ts'

/** Where its customer answers an offer: to be copied, or passed on in the conversation with them. */
export function OfferLink({ offer: { link, customer } }: { offer: Pick<ShownOffer, 'link' | 'customer'> }) {
  const text = useText('agents')
  return (
    <div className={styles.link}>
      <b>{text('link')}</b>
      <a href={link} dir="ltr">
        {link}
      </a>
      <span className={styles.row}>
        <CopyButton value={link} label={text('link')} />
        <a href={whatsappAddress(customer.phone, link)} target="_blank" rel="noopener noreferrer">
          {text('whatsapp')}
        </a>
      </span>
    </div>
  )
}
