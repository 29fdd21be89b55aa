import type { Locale } from '#kernel/locale.ts'
import type { Money } from '#kernel/money.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import type { WorkKind } from '#modules/staff-desk/index.ts'
import type { Db } from '#platform/db/client.server.ts'

/** One thing that waits for somebody of the staff: what, whose, how much, until when, and where it is done. */
export type WorkLine = {
  key: string
  kind: WorkKind
  /** Which sentence of its kind; the kind alone where it has one. */
  says: Saying
  /** Whose it is, or how it is called: as somebody typed it. */
  name: string
  /** People, seats, lines or orders. */
  count: number
  /** Seats beside orders. */
  seats: number
  /** What it is about, in the language of the page. */
  about: string
  /** A number under which people know it. */
  number: string
  departsOn: PlainDate | null
  /** What is lost, or waits to come in. */
  money: Money | null
  dueOn: PlainDate | null
  /** The hour, where the day is not enough. */
  dueAt: Date | null
  /** Since when somebody waits. */
  since: Date | null
  /** Where it is done. */
  href: string
  /** Opens a chat with whoever it is about, with a text in their language. */
  whatsapp: string | null
  /** Whom to call, where that is the act itself, and a chat with them. */
  call: { phone: string; chat: string } | null
}

/** The sentence of a line. Texts `says-…` of `staff-today`. */
export type Saying =
  | Exclude<WorkKind, 'part' | 'call' | 'translation' | 'refund'>
  | 'call'
  | 'call-again'
  | 'part-late'
  | 'part-now'
  | 'part-coming'
  | 'refund'
  | 'refund-legal'
  | 'refund-failed'
  | 'translation-tour'
  | 'translation-hotel'
  | 'translation-page'
  | 'translation-post'
  | 'translation-question'

/** The lines of one kind that are read, and how many there are in all. */
export type WorkOfKind = { kind: WorkKind; lines: WorkLine[]; total: number }

/** What every reader is told. */
export type Asking = {
  db: Db
  admin: Admin<'dashboard'>
  locale: Locale
  today: PlainDate
  now: Date
  /** How many lines of a kind are read at most. */
  limit: number
}

/** A line with what most lines leave empty. */
export function workLine(
  line: Pick<WorkLine, 'key' | 'kind' | 'says' | 'href'> & Partial<Omit<WorkLine, 'key' | 'kind' | 'says' | 'href'>>,
): WorkLine {
  return {
    name: '',
    count: 1,
    seats: 0,
    about: '',
    number: '',
    departsOn: null,
    money: null,
    dueOn: null,
    dueAt: null,
    since: null,
    whatsapp: null,
    call: null,
    ...line,
  }
}
