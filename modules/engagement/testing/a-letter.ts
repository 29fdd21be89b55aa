import { emailKey } from '#kernel/email.ts'
import { newToken } from '#kernel/ids.ts'
import { locales, type Locale } from '#kernel/locale.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import { aStaffMember, aUser } from '#modules/accounts/testing/builders.ts'
import type { Db } from '#platform/db/client.server.ts'
import { writeSetting } from '#platform/settings/settings.server.ts'
import { own } from '../data/tables.server.ts'
import { blankWords, type LetterDraft } from '../letters/domain/letter.ts'
import type { LetterWork } from '../letters/letter-work.server.ts'
import { beginLetter, writeLetterDraft } from '../letters/write-letter-draft.server.ts'
import { newsletterSetting } from '../settings.server.ts'

/** The first of December 2026, ten in the morning. */
export const tenInTheMorning = new Date('2026-12-01T07:00:00Z')

/** Stores a confirmed reader; gives the id and the token of the link to leave. */
export async function aReader(
  db: Db,
  { email = `${newToken()}@example.com`, language = 'tr' as Locale, at = tenInTheMorning } = {},
): Promise<{ id: string; email: string; leaveToken: string }> {
  const leaveToken = newToken()
  const { id } = await own(db)
    .insertInto('newsletter_subscriptions')
    .values({
      email,
      email_key: emailKey(email),
      language,
      confirm_token: newToken(),
      confirm_until: at,
      leave_token: leaveToken,
      consent_version: '1',
      address_hash: '',
      asked_at: at,
      confirmed_at: at,
      bounced_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, email, leaveToken }
}

/** A newsletter that is finished in Turkish alone. */
export function aLetterDraft(change: Partial<LetterDraft> = {}): LetterDraft {
  const texts = blankWords()
  texts.tr = {
    subject: 'Ocak seferleri',
    preheader: 'Yeni seferler var',
    opening: 'Selamün aleyküm,\n\nBu ayın seferleri hazır.',
    closing: 'Hayırlı yolculuklar.',
  }
  const audience = { languages: [...locales], since: null, until: null }
  return { texts, departures: [], posts: [], audience, fallback: null, ...change }
}

/** Allows newsletters and stores one, which staff may send; gives it with who wrote it. */
export async function aLetter(
  db: Db,
  change: Partial<LetterDraft> = {},
  { mailsPerMinute = 600 } = {},
): Promise<{ admin: Admin<'content'>; id: string; version: number }> {
  const admin = aStaffMember({ id: (await aUser(db, { staffRole: 'owner' })).userId })
  await writeSetting(db, newsletterSetting, { isAllowed: true, mailsPerMinute })
  const { id } = await beginLetter(db, admin, tenInTheMorning)
  const written = await writeLetterDraft(db, admin, { id, version: 1, draft: aLetterDraft(change) }, tenInTheMorning)
  if (!written.ok) throw new Error(JSON.stringify(written.error))
  return { admin, id, version: written.value.version }
}

/** What newsletters are sent with in tests. */
export function letterWorkIn(db: Db): LetterWork {
  return {
    db,
    agency: async () => ({
      brand: 'Kafile',
      firm: 'Kafile Turizm',
      address: 'Fatih, İstanbul',
      phone: '+90 212 000 00 00',
      email: 'bilgi@kafile.example',
    }),
    newsletterUrl: (act, locale, token) => `https://kafile.example/${locale}/newsletter/${act}/${token}`,
    mersis: async () => '0123 4567 8901 2345',
    tourUrl: (locale, tourId) => `https://kafile.example/${locale}/tour/${tourId}`,
    posts: async () => [],
  }
}
