import { Tag } from '#app/ui/tag.tsx'
import { useText } from '#app/ui/text.tsx'
import type { StaffRole } from '#modules/accounts/index.ts'

/** What somebody may do here, and whether they are kept out. */
export function RoleTags({
  staffRole,
  isAgent,
  isActive,
}: {
  staffRole: StaffRole | null
  isAgent: boolean
  isActive: boolean
}) {
  const text = useText('staff-users')
  const staff = useText('staff')
  return (
    <>
      {!isActive && (
        <>
          <Tag tone="red">{text('blocked')}</Tag>{' '}
        </>
      )}
      {staffRole !== null && <Tag tone="brass">{staff(`role-${staffRole}`)}</Tag>}
      {isAgent && <Tag tone="turquoise">{text('role-agent')}</Tag>}
      {staffRole === null && !isAgent && <Tag tone="gray">{text('role-member')}</Tag>}
    </>
  )
}
