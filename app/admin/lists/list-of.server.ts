import { data, type RouterContextProvider } from 'react-router'
import { adminOf } from '#app/middleware/staff.server.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import { isStaffList, staffLists, type StaffListName } from './staff-lists.ts'

/** The list that an address names and the member of staff whose role opens it; 404 for no list, 403 for other roles. */
export function listOf(context: Readonly<RouterContextProvider>, name: string): { list: StaffListName; admin: Admin } {
  if (!isStaffList(name)) throw data(null, { status: 404 })
  return { list: name, admin: adminOf(context, staffLists[name].area) }
}
