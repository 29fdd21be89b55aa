import { useText } from '#app/ui/text.tsx'
import type { StaffRole } from '#modules/accounts/index.ts'

/** A role as it is shown: one that comes with the product, or one of the agency's own by its name. */
export type ShownRole = { staffRole: StaffRole | null; ownRole: { name: string } | null }

export function RoleName({ staffRole, ownRole }: ShownRole) {
  const text = useText('staff')
  if (ownRole) return <bdi>{ownRole.name}</bdi>
  return staffRole && text(`role-${staffRole}`)
}
