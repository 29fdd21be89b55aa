import { data, type RouterContextProvider } from 'react-router'
import { adminOf, boundedAdminOf } from '#app/http/middleware/staff.server.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import { listAreas, type AreaOf, type StaffList } from '#modules/staff-desk/index.ts'
import { isStaffList } from './staff-lists.ts'

/** Lists that show everybody only whom they reach. */
const boundedLists: ReadonlySet<StaffList> = new Set<StaffList>([
  'orders',
  'requests',
  'call-requests',
  'contact-messages',
  'notes',
  'offers',
])

/**
 * The list that an address names and the member of staff whose role opens it; 404 for no list, 403 for other roles. What
 * is proved is the area of this one list: the two are to be used together.
 */
export function listOf(
  context: Readonly<RouterContextProvider>,
  name: string,
): { list: StaffList; admin: Admin<AreaOf<StaffList>> } {
  if (!isStaffList(name)) throw data(null, { status: 404 })
  const admin = boundedLists.has(name) ? boundedAdminOf(context, 'orders') : adminOf(context, listAreas[name])
  return { list: name, admin: admin as Admin<AreaOf<StaffList>> }
}
