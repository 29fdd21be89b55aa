import { useNavigation } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { useText } from '#app/ui/text.tsx'
import type { StaffRole } from '#modules/accounts/index.ts'
import { ActForm } from '../ui/act-form.tsx'
import { Card } from '../ui/card.tsx'
import { readRights, rightsShown } from './read-rights.ts'
import { RightsFields } from './rights-fields.tsx'
import { RoleTags } from './role-tags.tsx'
import styles from './users.module.css'

type Rights = {
  staffRole: StaffRole | null
  ownRole: { id: string; name: string } | null
  isAgent: boolean
  isActive: boolean
  branchId: string | null
  dial: string | null
}

/** The role in the staff area, the agents' area and the telephone extension. */
export function RightsForm({
  user,
  ownRoles,
  branches,
  problem,
  typed,
  meanwhile,
}: {
  user: Rights
  ownRoles: { id: string; name: string }[]
  branches: { id: string; name: string }[]
  problem: string | undefined
  typed: Record<string, string> | undefined
  /** What somebody else saved since the form was opened; what was typed stays below it. */
  meanwhile: Rights | undefined
}) {
  const text = useText('staff-users')
  const isBusy = useNavigation().state !== 'idle'
  const isTyped = typed?.['intent'] === 'rights'
  const role = isTyped ? (typed['staffRole'] ?? '') : (user.ownRole?.id ?? user.staffRole ?? '')
  const rights = isTyped ? readRights(typed) : { isAgent: user.isAgent, branchId: user.branchId, dial: user.dial ?? '' }
  const seen = rightsShown(meanwhile ?? user)
  return (
    <Card title={text('rights')}>
      {/* The key makes the fields follow what was saved. */}
      <ActForm className={styles.form} key={seen}>
        {meanwhile && (
          <Notice tone="warning" title={text('problem-edit-conflict')} isAnnounced>
            <p>
              <RoleTags {...meanwhile} /> <bdi>{branches.find(({ id }) => id === meanwhile.branchId)?.name}</bdi>{' '}
              {meanwhile.dial !== null && <bdi dir="ltr">{meanwhile.dial}</bdi>}
            </p>
          </Notice>
        )}
        <input type="hidden" name="intent" value="rights" />
        <input type="hidden" name="seen" value={seen} />
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
