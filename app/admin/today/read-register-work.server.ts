import { paths } from '#app/addresses/paths.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import { findRegisterWork } from '#modules/engagement/index.server.ts'
import { workLine, type Asking, type WorkOfKind } from './work-line.ts'

/** What the register of commercial messages has to hear by the next working day. */
export async function readRegisterWork({ db, locale, today }: Asking, writer: Admin<'content'>): Promise<WorkOfKind> {
  const kind = 'register-report'
  const due = await findRegisterWork(db, writer, today)
  if (!due) return { kind, lines: [], total: 0 }
  const { lines: count, dueOn } = due
  const href = paths.adminRegister(locale)
  return { kind, lines: [workLine({ key: kind, kind, says: kind, count, dueOn, href })], total: 1 }
}
