import { Icon, type IconName } from '#app/ui/icon.tsx'
import { useText } from '#app/ui/text.tsx'
import styles from './promises.module.css'

const promises: { key: 'one' | 'two' | 'three' | 'four'; icon: IconName }[] = [
  { key: 'one', icon: 'footprints' },
  { key: 'two', icon: 'receipt' },
  { key: 'three', icon: 'users' },
  { key: 'four', icon: 'phone-call' },
]

/** What the agency stands for, in four ruled columns. */
export function Promises() {
  const text = useText('home')
  return (
    <section className={styles.section} id="about" aria-label={text('hero-eyebrow')}>
      <div className="wrap">
        <ul className={styles.columns}>
          {promises.map(({ key, icon }) => (
            <li key={key}>
              <Icon name={icon} className={styles.icon} />
              <div>
                <h2 className={styles.title}>{text(`info-${key}-title`)}</h2>
                <p>{text(`info-${key}-text`)}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
