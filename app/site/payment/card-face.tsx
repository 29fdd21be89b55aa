import { usePageFrame } from '#app/page-frame.tsx'
import { useText } from '#app/ui/text.tsx'
import { cardBrand, cardDigits, groupCardNumber } from '#modules/payments/index.ts'
import { CardBrandMark } from './card-brand-mark.tsx'
import styles from './card-face.module.css'

/** The card as it is being typed. Only a picture: the fields beside it say everything. */
export function CardFace({ number, name, expiry }: { number: string; name: string; expiry: string }) {
  const text = useText('payment')
  const { site } = usePageFrame()
  const brand = cardBrand(cardDigits(number))
  return (
    <div className={styles.face} aria-hidden="true">
      <div className={styles.row}>
        <small>{text('card-face', { brand: site.brand })}</small>
        {brand && <CardBrandMark brand={brand} />}
      </div>
      <div className={styles.number}>{masked(number)}</div>
      <div className={styles.row}>
        <span>
          <small>{text('card-name')}</small>
          <bdi>{name || '—'}</bdi>
        </span>
        <span className="latin">{expiry || text('expiry-form')}</span>
      </div>
    </div>
  )
}

/** What is typed, and dots for what is still to come. */
function masked(typed: string): string {
  const shown = groupCardNumber(typed)
  const rest = '•••• •••• •••• ••••'.slice(shown.length)
  return shown + rest
}
