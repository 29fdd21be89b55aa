import { Choice } from '#app/ui/choice.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { useText } from '#app/ui/text.tsx'
import { staffRoles } from '#modules/accounts/index.ts'

/** What somebody may do: the role in the staff area, the office, the agents' area and the telephone extension. */
export function RightsFields({
  rights,
  ownRoles,
  branches,
  hasDialProblem,
}: {
  rights: {
    role: string
    isAgent: boolean
    isLeader: boolean
    branchId: string | null
    dial: string
  }
  /** Roles of the agency's own that may be given. */
  ownRoles: { id: string; name: string }[]
  branches: { id: string; name: string }[]
  hasDialProblem: boolean
}) {
  const text = useText('staff-users')
  const staff = useText('staff')
  return (
    <>
      <SelectField label={text('staff-role')} name="staffRole" defaultValue={rights.role} isOptional>
        <option value="">{text('role-none')}</option>
        {staffRoles.map((role) => (
          <option key={role} value={role}>
            {staff(`role-${role}`)}
          </option>
        ))}
        {ownRoles.length > 0 && (
          <optgroup label={text('own-roles')}>
            {ownRoles.map(({ id, name }) => (
              <option key={id} value={id} dir="auto">
                {name}
              </option>
            ))}
          </optgroup>
        )}
      </SelectField>
      {branches.length > 0 && (
        <SelectField
          label={text('branch')}
          name="branchId"
          hint={text('branch-hint')}
          defaultValue={rights.branchId ?? ''}
          isOptional
        >
          <option value="">{text('branch-none')}</option>
          {branches.map(({ id, name }) => (
            <option key={id} value={id} dir="auto">
              {name}
            </option>
          ))}
        </SelectField>
      )}
      <Choice name="isAgent" defaultChecked={rights.isAgent}>
        {text('is-agent')}
      </Choice>
      <Choice name="isLeader" defaultChecked={rights.isLeader}>
        {text('is-leader')}
      </Choice>
      <TextField
        label={text('dial')}
        name="dial"
        inputMode="numeric"
        maxLength={8}
        isLatin
        isOptional
        hint={text('dial-hint')}
        error={hasDialProblem ? text('problem-dial') : undefined}
        defaultValue={rights.dial}
      />
    </>
  )
}
