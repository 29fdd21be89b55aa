import { Form, useNavigation } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { useText } from '#app/ui/text.tsx'
import type { StaffRole } from '#modules/accounts/index.ts'
import { Card } from '../ui/card.tsx'
import { RightsFields } from './rights-fields.tsx'
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
  const isBusy = useNavigation().state !== 'idle'
  return (
    <Card title={text('rights')}>
      {/* The key makes the fields follow what was saved. */}
      <Form method="post" className={styles.form} key={JSON.stringify(user)}>
        <input type="hidden" name="intent" value="rights" />
        <RightsFields
          rights={{
            staffRole: user.staffRole ?? '',
            isAgent: user.isAgent,
            dial: typed?.['dial'] ?? user.dial ?? '',
          }}
          hasDialProblem={problem === 'dial'}
        />
        <div>
          <Button disabled={isBusy}>{text('save')}</Button>
        </div>
      </Form>
    </Card>
  )
}
