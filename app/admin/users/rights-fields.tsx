import { Choice } from '#app/ui/choice.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { useText } from '#app/ui/text.tsx'
import { staffRoles } from '#modules/accounts/index.ts'

/** What somebody may do: the role in the staff area, the agents' area and the telephone extension. */
export function RightsFields({
  rights,
  hasDialProblem,
}: {
  rights: { staffRole: string; isAgent: boolean; dial: string }
  hasDialProblem: boolean
}) {
  const text = useText('staff-users')
  const staff = useText('staff')
  return (
    <>
      <SelectField label={text('staff-role')} name="staffRole" defaultValue={rights.staffRole} isOptional>
        <option value="">{text('role-none')}</option>
        {staffRoles.map((role) => (
          <option key={role} value={role}>
            {staff(`role-${role}`)}
          </option>
        ))}
      </SelectField>
      <Choice name="isAgent" defaultChecked={rights.isAgent}>
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
        error={hasDialProblem ? text('problem-dial') : undefined}
        defaultValue={rights.dial}
      />
    </>
  )
}
