import { usePageFrame } from '#app/page/page-frame.tsx'
import { useText } from '#app/ui/text.tsx'
import { CardBrandMarks } from './card-brand-mark.tsx'
import styles from './card-face.module.css'

/** The card as it is being typed, filled by the script. Only a picture: the fields below it say everything. */
export function CardFace({ name, expiry }: { name: string; expiry: string }) {
  const text = useText('payment')
  const { site } = usePageFrame()
  return (
    <div className={styles.face} aria-hidden="true">
      <div className={styles.row}>
        <small>{text('card-face', { brand: site.brand })}</small>
        <CardBrandMarks />
      </div>
      <div className={styles.number} data-face="number">
        •••• •••• •••• ••••
      </div>
      <div className={styles.row}>
        <span>
          <small>{text('card-name')}</small>
          <bdi data-face="cardName">{name || '—'}</bdi>
        </span>
        <span className="latin" data-face="expiry">
          {expiry || text('expiry-form')}
        </span>
      </div>
    </div>
  )
}
