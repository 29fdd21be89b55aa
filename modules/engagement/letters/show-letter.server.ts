import { newToken } from '#kernel/ids.ts'
import { parseEmail } from '#kernel/email.ts'
import type { Locale } from '#kernel/locale.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { queueMail } from '#platform/mail/queue-mail.server.ts'
import type { LetterDraft } from './domain/letter.ts'
import type { LetterWork } from './letter-work.server.ts'
import type { WrittenLetter } from './render-letter.server.ts'

/** A newsletter in one language as a reader would get it now; the way to leave leads nowhere. */
export async function showLetter(
  work: LetterWork,
  _admin: Admin<'content'>,
  { draft, locale }: { draft: LetterDraft; locale: Locale },
  now: Date,
): Promise<WrittenLetter> {
  const { renderLetter } = await templates()
  return renderLetter(work, { draft, locale, leaveUrl: work.newsletterUrl('leave', locale, newToken()) }, now)
}

/**
 * Sends a newsletter in one language to one address, whoever that belongs to, to look at it. It is no mail of the list: it
 * counts nowhere. Fails with `email` for what is no address.
 */
export async function sendTrialLetter(
  work: LetterWork,
  admin: Admin<'content'>,
  { draft, locale, to }: { draft: LetterDraft; locale: Locale; to: string },
  now: Date,
): Promise<Result<void, { code: 'email' }>> {
  const address = parseEmail(to)
  if (address === undefined) return fail({ code: 'email' })
  const mail = await showLetter(work, admin, { draft, locale }, now)
  await inTransaction(work.db, (tx) =>
    queueMail(tx, { key: `letter-trial:${newToken()}`, to: address, locale, ...mail }),
  )
  return ok(undefined)
}

/** Templates exist in the server bundle only; programs that Node runs from the sources never come here. */
const templates = () => import('./render-letter.server.ts')
