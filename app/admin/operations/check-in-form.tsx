import type { ReactNode } from 'react'
import { PageScript } from '#app/page/page-script.tsx'
import { openFacts } from '#app/page/tick-facts.ts'
import { paths } from '#app/addresses/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { WorkTraveller } from '#modules/operations/index.ts'
import { ActForm } from '../ui/act-form.tsx'
import { nameOfTick } from './read-ticks.ts'
import styles from './list-page.module.css'

/**
 * The boxes of the airport list. A form that is sent as a whole; where there is script, each tick is kept on the device
 * at once and sent as soon as there is a connection, and what another device ticked otherwise is shown.
 */
export function CheckInForm({
  date,
  travellers,
  children,
}: {
  date: PlainDate
  travellers: readonly Pick<WorkTraveller, 'id' | 'checkedIn'>[]
  children: ReactNode
}) {
  const text = useText('staff-operations')
  const locale = useLocale()
  const seen = travellers.flatMap(({ id, checkedIn }) => checkedIn.map((kind) => nameOfTick({ passengerId: id, kind })))
  return (
    <ActForm
      reloadDocument
      action={paths.adminDate(locale, 'airport', date)}
      className={styles.form}
      data-check-in={date}
      data-text-sent={text('ticks-sent', openFacts('ticks-sent'))}
      data-text-waiting={text('ticks-waiting', openFacts('ticks-waiting'))}
      data-text-signed-out={text('ticks-signed-out', openFacts('ticks-signed-out'))}
      data-text-otherwise={text('tick-otherwise', openFacts('tick-otherwise'))}
      data-text-gone={text('tick-gone', openFacts('tick-gone'))}
    >
      <input type="hidden" name="seen" value={seen.join(' ')} />
      <p className={styles.state} role="status" data-state="" />
      <ul className={styles.conflicts} role="alert" data-conflicts="" />
      {children}
      <p className={styles.save} data-save="">
        <Button>{text('save-ticks')}</Button>
      </p>
      <PageScript name="check-in" />
    </ActForm>
  )
}
