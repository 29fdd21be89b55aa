import { data, type RouterContextProvider } from 'react-router'
import { adminOf } from '#app/http/middleware/staff.server.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import { listAreas, type AreaOf, type StaffList } from '#modules/staff-desk/index.ts'
import { isStaffList } from './staff-lists.ts'

/**
 * The list that an address names and the member of staff whose role opens it; 404 for no list, 403 for other roles. What
 * is proved is the area of this one list: the two are to be used together.
 */
export function listOf(
  context: Readonly<RouterContextProvider>,
  name: string,
): { list: StaffList; admin: Admin<AreaOf<StaffList>> } {
  if (!isStaffList(name)) throw data(null, { status: 404 })
  return { list: name, admin: adminOf(context, listAreas[name]) }
}
