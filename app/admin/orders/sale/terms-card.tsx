import { SelectField } from '#app/ui/select-field.tsx'
import { TextAreaField } from '#app/ui/text-area-field.tsx'
import { useText } from '#app/ui/text.tsx'
import { languages } from '#kernel/languages.ts'
import { defaultLocale, locales } from '#kernel/locale.ts'
import { staffHoldHours, type DepositStanding } from '#modules/booking/index.ts'
import type { StaffRequest } from '#modules/engagement/index.ts'
import { Card } from '../../ui/card.tsx'
import type { CallerView } from './find-caller-view.server.ts'
import styles from '../order-forms.module.css'

/** Until when seats wait, how it is paid, in which language it is written, and what only staff read. */
export function TermsCard({
  caller,
  from,
  typed,
  deposit,
}: {
  caller: CallerView | undefined
  from: StaffRequest | undefined
  typed: Record<string, string> | undefined
  deposit: DepositStanding['kind']
}) {
  const text = useText('staff-sale')
  const orders = useText('staff-orders')
  const language = from?.language ?? caller?.language ?? defaultLocale
  return (
    <Card title={orders('terms')}>
      <div className={styles.grid}>
        <SelectField label={orders('hold')} name="hold" defaultValue={typed?.['hold'] ?? '48'}>
          {staffHoldHours.map((hours) => (
            <option key={hours} value={hours}>
              {orders('hours', { count: hours })}
            </option>
          ))}
        </SelectField>
        <SelectField label={orders('pay')} name="pay" defaultValue={typed?.['pay'] ?? 'full'}>
          <option value="full">{orders('pay-full')}</option>
          {deposit === 'offered' && <option value="deposit">{orders('pay-deposit')}</option>}
        </SelectField>
        <SelectField
          key={language}
          label={orders('language')}
          name="locale"
          defaultValue={typed?.['locale'] ?? language}
        >
          {locales.map((each) => (
            <option key={each} value={each}>
              {languages[each].name}
            </option>
          ))}
        </SelectField>
      </div>
      <details className={styles.names} open={(typed?.['note'] ?? from?.message ?? '') !== ''}>
        <summary>{text('notes')}</summary>
        <div className={styles.grid}>
          <TextAreaField
            label={text('staff-note')}
            hint={text('staff-note-hint')}
            name="staffNote"
            rows={2}
            isOptional
            maxLength={1000}
            defaultValue={typed?.['staffNote'] ?? ''}
          />
          <TextAreaField
            label={text('customer-note')}
            hint={text('customer-note-hint')}
            name="note"
            rows={2}
            isOptional
            maxLength={1000}
            defaultValue={typed?.['note'] ?? from?.message ?? ''}
          />
        </div>
      </details>
    </Card>
  )
}
