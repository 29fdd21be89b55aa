import type { Locale } from '#kernel/locale.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import type { AreaOf, StaffList } from '#modules/staff-desk/index.ts'
import type { Db } from '#platform/db/client.server.ts'

/** A list for a spreadsheet, its head in the language of who asks. */
export type ListRows = { head: string[]; rows: (string | number)[][] }

/** Who takes which list home, with the query of its page. The area of the list has been proved. */
export type Asked = { db: Db; admin: Admin<AreaOf<StaffList>>; query: URLSearchParams; locale: Locale; now: Date }

/** As much of a list as a file holds. */
export const wholeList = { page: 1, pageSize: 5000 }
