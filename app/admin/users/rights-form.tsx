import { useNavigation } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { useText } from '#app/ui/text.tsx'
import { staffRoles, type StaffRole } from '#modules/accounts/index.ts'
import type { Meanwhile } from '../record/meanwhile.ts'
import { SeenFields, seenVersion } from '../record/seen-fields.tsx'
import { ActForm } from '../ui/act-form.tsx'
import { Card } from '../ui/card.tsx'
import { fieldsOfRights, readRights, rightsShown } from './read-rights.ts'
import { RightsFields } from './rights-fields.tsx'
import styles from './users.module.css'

type Rights = {
  staffRole: StaffRole | null
  ownRole: { id: string; name: string } | null
  isAgent: boolean
  isLeader: boolean
  isActive: boolean
  branchId: string | null
  dial: string | null
}

const labels = {
  staffRole: 'staff-role',
  branchId: 'branch',
  isAgent: 'is-agent',
  isLeader: 'is-leader',
  dial: 'dial',
} as const

/** The role in the staff area, the agents' area and the telephone extension. */
export function RightsForm({
  user,
  ownRoles,
  branches,
  problem,
  typed,
  conflict,
}: {
  user: Rights
  ownRoles: { id: string; name: string }[]
  branches: { id: string; name: string }[]
  problem: string | undefined
  typed: Record<string, string> | undefined
  /** What somebody else saved since the form was opened, and both brought together. */
  conflict: Meanwhile | undefined
}) {
  const text = useText('staff-users')
  const staff = useText('staff')
  const isBusy = useNavigation().state !== 'idle'
  const isTyped = typed?.['intent'] === 'rights'
  const role = isTyped ? (typed['staffRole'] ?? '') : (user.ownRole?.id ?? user.staffRole ?? '')
  const { isAgent, isLeader, branchId, dial } = user
  const rights = isTyped ? readRights(typed) : { isAgent, isLeader, branchId, dial: dial ?? '' }
  const read = { fields: fieldsOfRights(user), version: rightsShown(user) }
  const sent = isTyped ? typed : undefined
  const showIn = (_place: string, value: string) => {
    const given = staffRoles.find((each) => each === value)
    return given ? staff(`role-${given}`) : ([...ownRoles, ...branches].find(({ id }) => id === value)?.name ?? value)
  }
  return (
    <Card title={text('rights')}>
      {/* The key makes the fields follow what was saved. */}
      <ActForm className={styles.form} key={seenVersion(read, sent)}>
        <input type="hidden" name="intent" value="rights" />
        <SeenFields
          read={read}
          typed={sent}
          conflict={conflict}
          nameOf={(place) => text(labels[place as keyof typeof labels])}
          showIn={showIn}
          isTick={(place) => place === 'isAgent' || place === 'isLeader'}
        />
        <RightsFields
          rights={{ ...rights, role }}
          ownRoles={ownRoles}
          branches={branches}
          hasDialProblem={problem === 'dial'}
        />
        <div>
          <Button disabled={isBusy}>{text('save')}</Button>
        </div>
      </ActForm>
    </Card>
  )
}
