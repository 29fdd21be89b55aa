import { Icon } from '#app/ui/icon.tsx'
import { useText } from '#app/ui/text.tsx'
import styles from './test-bar.module.css'

const cards = [
  { number: '4111 1111 1111 1111', does: 'test-succeeds' },
  { number: '4000 0000 0000 3220', does: 'test-three-ds' },
  { number: '4000 0000 0000 0002', does: 'test-declined' },
  { number: '4000 0000 0000 0119', does: 'test-fails' },
] as const

/** Says that no real money is taken here, and which cards the test bank knows. */
export function TestBar() {
  const text = useText('payment')
  return (
    <div className={styles.bar}>
      <div className="wrap">
        <details>
          <summary className={styles.summary}>
            <Icon name="triangle-alert" />
            <b>{text('test-bar')}</b>
            <span className={styles.more}>{text('test-cards')}</span>
          </summary>
          <ul className={styles.cards}>
            {cards.map((card) => (
              <li key={card.number}>
                <bdi dir="ltr" className="tabular">
                  {card.number}
                </bdi>{' '}
                {text(card.does)}
              </li>
            ))}
          </ul>
          <p>
            {text('test-date')} {text('test-bank-transfer')}
          </p>
        </details>
      </div>
    </div>
  )
}
