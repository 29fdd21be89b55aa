import { Icon, type IconName } from '#app/ui/icon.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import { formatDate } from '#kernel/format-date.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import styles from './promises.module.css'

type Kept = { icon: IconName; words: string }

/** What can be relied on, below the price; first the last day on which everything could be given back for nothing. */
export function Promises({ freeUntil, others }: { freeUntil: PlainDate | undefined; others: readonly Kept[] }) {
  const text = useText('tour')
  const locale = useLocale()
  const free: Kept | undefined = freeUntil && {
    icon: 'shield-check',
    words: text('free-cancellation', { date: formatDate(freeUntil, locale) }),
  }
  return (
    <ul className={styles.promises}>
      {[...(free ? [free] : []), ...others].map(({ icon, words }) => (
        <li key={icon}>
          <Icon name={icon} />
          {words}
        </li>
      ))}
    </ul>
  )
}
