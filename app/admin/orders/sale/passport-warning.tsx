import { Notice } from '#app/ui/notice.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import { formatDate } from '#kernel/format-date.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import { parseTypedDate } from '#kernel/typed-date.ts'
import { passportNeededUntil } from '#modules/booking/index.ts'
import type { SaleDeparture } from './load-sale.server.ts'
import type { Person } from './party-state.ts'
import styles from './sale.module.css'

/** Says until when a passport has to last, where the one that is known does not; it is no reason not to sell. */
export function PassportWarning({
  person,
  departure,
  today,
}: {
  person: Pick<Person, 'passportExpiresOn'>
  departure: SaleDeparture
  today: PlainDate
}) {
  const text = useText('staff-sale')
  const locale = useLocale()
  const expiresOn = parseTypedDate(person.passportExpiresOn)
  const neededUntil = passportNeededUntil(departure)
  if (!expiresOn || !neededUntil || expiresOn >= neededUntil) return undefined
  return (
    <div className={styles.notice}>
      <Notice tone="warning">
        {text(expiresOn < today ? 'passport-expired' : 'passport-short', {
          expires: formatDate(expiresOn, locale),
          until: formatDate(neededUntil, locale),
        })}
      </Notice>
    </div>
  )
}
