import type { StaffMember } from '#modules/accounts/index.server.ts'

/** The staff as the options of a select. */
export function StaffOptions({ staff }: { staff: readonly StaffMember[] }) {
  return staff.map(({ id, fullName }) => (
    <option key={id} value={id}>
      {fullName}
    </option>
  ))
}
