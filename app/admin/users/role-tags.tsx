import { Tag } from '#app/ui/tag.tsx'
import { useText } from '#app/ui/text.tsx'
import { RoleName, type ShownRole } from './role-name.tsx'

/** What somebody may do here, and whether they are kept out. */
export function RoleTags({
  staffRole,
  ownRole,
  isAgent,
  isLeader,
  isActive,
}: ShownRole & { isAgent: boolean; isLeader: boolean; isActive: boolean }) {
  const text = useText('staff-users')
  const isStaff = staffRole !== null || ownRole !== null
  return (
    <>
      {!isActive && (
        <>
          <Tag tone="red">{text('blocked')}</Tag>{' '}
        </>
      )}
      {isStaff && (
        <Tag tone="brass">
          <RoleName staffRole={staffRole} ownRole={ownRole} />
        </Tag>
      )}
      {isAgent && <Tag tone="turquoise">{text('role-agent')}</Tag>}
      {isLeader && <Tag tone="green">{text('role-leader')}</Tag>}
      {!isStaff && !isAgent && !isLeader && <Tag tone="gray">{text('role-member')}</Tag>}
    </>
  )
}
