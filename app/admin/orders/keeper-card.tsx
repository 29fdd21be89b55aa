import { useNavigation } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { useText } from '#app/ui/text.tsx'
import type { StaffMember } from '#modules/accounts/index.server.ts'
import { ActForm } from '../ui/act-form.tsx'
import { Card } from '../ui/card.tsx'
import { StaffOptions } from '../ui/staff-options.tsx'
import styles from './order-page.module.css'

/** Who looks after the customer of an order; whoever sees the order hands it over, or takes what nobody has. */
export function KeeperCard({
  keeper,
  me,
  staff,
}: {
  keeper: { id: string; name: string } | null
  me: string
  staff: readonly StaffMember[]
}) {
  const text = useText('staff-keeper')
  const isBusy = useNavigation().state !== 'idle'
  const isAmong = keeper === null || staff.some(({ id }) => id === keeper.id)
  return (
    <Card title={text('keeper')} id="keeper">
      <ActForm className={styles.keeper} key={keeper?.id ?? ''}>
        <input type="hidden" name="seen" value={keeper?.id ?? ''} />
        <SelectField label={text('person')} name="keeper" hint={text('hint')} defaultValue={keeper?.id ?? ''}>
          <option value="">{text('nobody')}</option>
          {!isAmong && <option value={keeper.id}>{keeper.name}</option>}
          <StaffOptions staff={staff} />
        </SelectField>
        <div className={styles.keeperActs}>
          <Button name="intent" value="hand-over" look="outline" isSmall disabled={isBusy}>
            {text('hand-over')}
          </Button>
          {keeper?.id !== me && (
            <Button name="intent" value="take-on" look="outline" isSmall disabled={isBusy}>
              {text('take-on')}
            </Button>
          )}
        </div>
      </ActForm>
    </Card>
  )
}
