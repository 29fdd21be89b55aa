import { emailKey } from '#kernel/email.ts'
import type { Locale } from '#kernel/locale.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { phoneReader } from '#platform/phone/phone-country.server.ts'
import { beginSession, type Browser, type SignIn } from './begin-session.server.ts'
import { createUser } from './create-user.server.ts'
import { own } from './data/tables.server.ts'
import { getUser } from './data/users.server.ts'
import type { AccountProblem } from './domain/account-fields.ts'
import { checkSignUp, type SignUpDraft } from './domain/check-sign-up.ts'
import { noteConsents } from './note-consents.server.ts'
import { hashPassword } from './passwords.server.ts'
import { isWellKnownPassword } from './well-known-passwords.server.ts'

export type SignUpRequest = {
  draft: SignUpDraft
  language: Locale
  /** Its address is kept as a hash beside what was agreed to. */
  browser: Browser
}

export type SignUpFailure = { code: 'invalid-fields'; problems: AccountProblem[] } | { code: 'email-taken' }

/**
 * Opens an account for a member, writes what was agreed to and shown, and asks for the mail that lets the owner of the
 * address confirm it: and begins a session: all of it or nothing. Opens its own transaction,
 * after the password is hashed.
 *
 * Fails with `invalid-fields` (every problem of the form at once) or `email-taken`.
 */
export async function signUp(
  db: Db,
  { draft, language, browser }: SignUpRequest,
  now: Date,
): Promise<Result<SignIn, SignUpFailure>> {
  const checked = checkSignUp(draft, { readPhone: await phoneReader(db), isWellKnown: isWellKnownPassword })
  if (!checked.ok) return fail({ code: 'invalid-fields', problems: checked.error })
  // Whoever asks for a taken address costs no hash.
  if (await isTaken(db, checked.value.email)) return fail({ code: 'email-taken' })

  const passwordHash = await hashPassword(draft.password)
  return inTransaction(db, async (tx) => {
    const created = await createUser(tx, { ...checked.value, language, passwordHash })
    if (!created.ok) return created
    const { userId } = created.value
    const given = {
      terms: draft.consents.terms,
      'privacy-notice': draft.consents.privacyNotice,
      'personal-data': draft.consents.personalData,
      marketing: draft.marketing,
    }
    await noteConsents(tx, userId, { given, act: { source: 'sign-up', language, ...browser } }, now)
    return ok(await beginSession(tx, await getUser(tx, userId), browser, now))
  })
}

async function isTaken(db: Db, email: string): Promise<boolean> {
  const row = await own(db).selectFrom('users').select('id').where('email_key', '=', emailKey(email)).executeTakeFirst()
  return row !== undefined
}
