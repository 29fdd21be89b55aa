import { locales, type Locale } from '#kernel/locale.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { phoneReader } from '#platform/phone/phone-country.server.ts'
import type { Browser } from './begin-session.server.ts'
import { hasConsent } from './data/consents.server.ts'
import { own } from './data/tables.server.ts'
import { getUser } from './data/users.server.ts'
import { problemAt, readFullName, readMobile, type AccountProblem } from './domain/account-fields.ts'
import type { Profile } from './domain/signed-in-user.ts'
import { noteConsents } from './note-consents.server.ts'
import type { Member } from './proofs.server.ts'

/** As it was typed; what is left out stays as it is. */
export type ProfileDraft = {
  fullName?: string | undefined
  mobile?: string | undefined
  language?: string | undefined
  marketing?: boolean | undefined
}

export async function getProfile(db: Db, member: Member): Promise<Profile> {
  const { created_at: createdAt } = await own(db)
    .selectFrom('users')
    .select('created_at')
    .where('id', '=', member.id)
    .executeTakeFirstOrThrow()
  return {
    ...(await getUser(db, member.id)),
    hasMarketing: await hasConsent(db, member.id, 'marketing'),
    createdAt,
  }
}

/**
 * Changes name, mobile number, language and the wish for news. The wish is written down anew only when it changes, with
 * the words, the time and the place.
 *
 * Fails with `invalid-fields` and every problem at once; nothing is changed then.
 */
export async function changeProfile(
  db: Db,
  member: Member,
  { draft, wordsIn, browser }: { draft: ProfileDraft; wordsIn: Locale; browser: Browser },
  now: Date,
): Promise<Result<Profile, { code: 'invalid-fields'; problems: AccountProblem[] }>> {
  const read = readDraft(draft, await phoneReader(db))
  if (!read.ok) return fail({ code: 'invalid-fields', problems: read.error })
  return inTransaction(db, async (tx) => {
    if (Object.keys(read.value).length > 0)
      await own(tx).updateTable('users').set(read.value).where('id', '=', member.id).execute()
    if (draft.marketing !== undefined && draft.marketing !== (await hasConsent(tx, member.id, 'marketing')))
      await noteConsents(
        tx,
        member.id,
        { given: { marketing: draft.marketing }, act: { source: 'profile', language: wordsIn, ...browser } },
        now,
      )
    return ok(await getProfile(tx, member))
  })
}

type Columns = Partial<{ full_name: string; mobile: string; phone_key: string; language: Locale }>

function readDraft(
  draft: ProfileDraft,
  readPhone: Awaited<ReturnType<typeof phoneReader>>,
): Result<Columns, AccountProblem[]> {
  const columns: Columns = {}
  const problems: AccountProblem[] = []
  if (draft.fullName !== undefined) {
    const fullName = readFullName(draft.fullName)
    problems.push(...problemAt('/fullName', fullName))
    if ('value' in fullName) columns.full_name = fullName.value
  }
  if (draft.mobile !== undefined) {
    const mobile = readMobile(draft.mobile, readPhone)
    problems.push(...problemAt('/mobile', mobile))
    if ('value' in mobile) Object.assign(columns, { mobile: mobile.value.e164, phone_key: mobile.value.key })
  }
  if (draft.language !== undefined) {
    const language = locales.find((each) => each === draft.language)
    if (language) columns.language = language
    else problems.push({ pointer: '/language', code: 'malformed' })
  }
  return problems.length > 0 ? fail(problems) : ok(columns)
}
