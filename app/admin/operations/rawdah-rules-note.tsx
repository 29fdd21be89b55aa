import { paths } from '#app/addresses/paths.ts'
import { useLocale, useText } from '#app/ui/text.tsx'
import { formatDate } from '#kernel/format-date.ts'
import type { PermitBoard } from '#modules/operations/index.server.ts'
import styles from './permits-card.module.css'

/** What the authority says of visits to the Rawdah, with where it was read and when. */
export function RawdahRulesNote({ rules }: { rules: PermitBoard['rules'] }) {
  const text = useText('staff-permits')
  const locale = useLocale()
  const { daysBetween, minutes, earlyMinutes, source, checkedOn, seasons } = rules
  return (
    <div className={styles.rules}>
      <p>
        {text('rules', { days: daysBetween, minutes, early: earlyMinutes })}{' '}
        <a href={source} target="_blank" rel="noreferrer">
          {text('source', { day: formatDate(checkedOn, locale, { short: true }) })}
        </a>
      </p>
      <p>{text('rules-modes')}</p>
      <dl>
        {seasons.map(({ from, until, women, men, source: hoursSource }) => (
          <div key={from}>
            <dt>
              <bdi>
                {formatDate(from, locale, { short: true })} – {formatDate(until, locale, { short: true })}
              </bdi>
            </dt>
            <dd>
              {text('women')} <bdi dir="ltr">{women}</bdi> · {text('men')} <bdi dir="ltr">{men}</bdi> ·{' '}
              <a href={hoursSource} target="_blank" rel="noreferrer">
                {text('hours-source')}
              </a>
            </dd>
          </div>
        ))}
      </dl>
      <a href={paths.adminSettings(locale, 'trade')}>{text('settings')}</a>
    </div>
  )
}
