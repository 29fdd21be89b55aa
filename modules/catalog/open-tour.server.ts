import { randomUUID } from 'node:crypto'
import { languages } from '#kernel/languages.ts'
import { inEveryLocale, localesFrom, type Locale } from '#kernel/locale.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import { toSlug } from '#kernel/text.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import { recordAudit } from '#modules/audit/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { toJson } from '#platform/db/json.server.ts'
import { isCodeTaken } from './change-tour.server.ts'
import { own } from './data/tables.server.ts'
import { resolveNames, tourColumns, writeTourParts } from './data/tour-record.server.ts'
import { changedParts } from './domain/changed-parts.ts'
import type { TourDraft } from './drafts.server.ts'
import { refuseGroupSize, type GroupSizeRefusal } from './refuse-group-size.server.ts'

export type OpenTourFailure = GroupSizeRefusal | { code: 'code-taken' } | { code: 'unknown-name'; fields: string[] }

/**
 * Writes a new tour, without departures: nobody sees it before one is published. Its key is made of the code. Opens a
 * transaction unless it is given one.
 *
 * Fails with `group-size`, `code-taken` when a tour has the code, and `unknown-name`.
 */
export async function openTour(
  db: Db,
  admin: Admin<'catalogue'>,
  draft: TourDraft,
  now: Date,
): Promise<Result<{ key: string }, OpenTourFailure>> {
  return inTransaction(db, async (tx) => {
    const group = await refuseGroupSize(tx, draft.groupSize)
    if (group) return fail(group)
    const named = await resolveNames(tx, draft)
    if (named.unknown.length > 0) return fail({ code: 'unknown-name', fields: named.unknown })
    if (await isCodeTaken(tx, draft.code)) return fail({ code: 'code-taken' })

    const key = await freeKey(tx, draft.code.toLowerCase())
    const slug = inEveryLocale((locale) => toSlug(draft.name[latinFor(locale)]) || key)
    const { id } = await own(tx)
      .insertInto('tours')
      .values({ key, slug: toJson(slug), ...tourColumns(draft) })
      .returning('id')
      .executeTakeFirstOrThrow()
    await writeTourParts(tx, id, draft, named)
    const { after } = changedParts({}, draft)
    await recordAudit(tx, { actor: admin, action: 'tour.open', subject: { kind: 'tour', id: key }, after }, now)
    return ok({ key })
  })
}

/** A tour that once had the code may still have the key. */
async function freeKey(tx: Db, wanted: string): Promise<string> {
  const taken = await own(tx).selectFrom('tours').select('id').where('key', '=', wanted).executeTakeFirst()
  return taken ? `${wanted}-${randomUUID().slice(0, 8)}` : wanted
}

/** Addresses are in Latin letters: a language with others borrows the name of the nearest that writes them. */
function latinFor(locale: Locale): Locale {
  return localesFrom(locale).find((each) => languages[each].script === 'latin') ?? locale
}
