import { paths } from '#app/addresses/paths.ts'
import { useLocale, useText } from '#app/ui/text.tsx'
import { formatDate } from '#kernel/format-date.ts'
import type { HotelGates } from '#modules/operations/index.server.ts'
import styles from './permits-card.module.css'

/** Whether a visa needs a contract with the hotels, with where it was read and when. */
export function HotelRuleNote({ rule: { isNeeded, since, source, checkedOn } }: { rule: HotelGates['rule'] }) {
  const text = useText('staff-visas')
  const locale = useLocale()
  return (
    <div className={styles.rules}>
      <p>
        {text(isNeeded ? 'rule' : 'rule-off', { day: formatDate(since, locale) })}{' '}
        <a href={source} target="_blank" rel="noreferrer">
          {text('source', { day: formatDate(checkedOn, locale, { short: true }) })}
        </a>
      </p>
      <a href={paths.adminSettings(locale, 'trade')}>{text('settings')}</a>
    </div>
  )
}
