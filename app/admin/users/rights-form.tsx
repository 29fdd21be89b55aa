import { Form, useNavigation } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Choice } from '#app/ui/choice.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { useText } from '#app/ui/text.tsx'
import { staffRoles, type StaffRole } from '#modules/accounts/index.ts'
import { Card } from '../ui/card.tsx'
import styles from './users.module.css'

/** The role in the staff area, the agents' area and the telephone extension. */
export function RightsForm({
  user,
  problem,
  typed,
}: {
  user: { staffRole: StaffRole | null; isAgent: boolean; dial: string | null }
  problem: string | undefined
  typed: Record<string, string> | undefined
}) {
  const text = useText('staff-users')
  const staff = useText('staff')
  const isBusy = useNavigation().state !== 'idle'
  return (
    <Card title={text('rights')}>
      {/* The key makes the fields follow what was saved. */}
      <Form method="post" className={styles.form} key={JSON.stringify(user)}>
        <input type="hidden" name="intent" value="rights" />
        <SelectField label={text('staff-role')} name="staffRole" defaultValue={user.staffRole ?? ''} isOptional>
          <option value="">{text('role-none')}</option>
          {staffRoles.map((role) => (
            <option key={role} value={role}>
              {staff(`role-${role}`)}
            </option>
          ))}
        </SelectField>
        <Choice name="isAgent" defaultChecked={user.isAgent}>
          {text('is-agent')}
        </Choice>
        <TextField
          label={text('dial')}
          name="dial"
          inputMode="numeric"
          maxLength={8}
          isLatin
          isOptional
          hint={text('dial-hint')}
          error={problem === 'dial' ? text('problem-dial') : undefined}
          defaultValue={typed?.['dial'] ?? user.dial ?? ''}
        />
        <div>
          <Button disabled={isBusy}>{text('save')}</Button>
        </div>
      </Form>
    </Card>
  )
}
