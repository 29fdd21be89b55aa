import { isolateLatin } from '#kernel/bidi.ts'
import { emailKey } from '#kernel/email.ts'
import { formatInstant } from '#kernel/format-date.ts'
import type { Locale } from '#kernel/locale.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { queueMail } from '#platform/mail/queue-mail.server.ts'
import { writeLetter } from '#platform/mail/write-letter.tsx'
import { say } from '#platform/texts/say.ts'
import { issueMailedToken } from '../data/mailed-tokens.server.ts'
import { own } from '../data/tables.server.ts'
import { INVITATION_MINUTES, type MailedPurpose } from '../domain/mailed-link.ts'
import type { SecurityChange } from '../domain/security-change.ts'
import { accountMailTexts, type AccountMailText } from '../mail/account-mail-texts.ts'
import { securityChangeTexts, securityMailTexts } from '../mail/security-mail-texts.ts'
import { tokenHashOf } from '../token-hash.server.ts'
import type { AccountWork } from './account-work.server.ts'

type Owner = { id: string; fullName: string; email: string; language: Locale; hasConfirmedEmail: boolean }

/** Greets a new member, with the link that confirms the address; who came with a confirmed one needs none. */
export async function sendWelcome(work: AccountWork, { userId }: { userId: string }, now: Date): Promise<void> {
  const owner = await findOwner(work.db, { userId })
  if (owner && !owner.hasConfirmedEmail)
    await sendLink(work, owner, { purpose: 'confirm-email', text: 'welcome', to: owner.email }, now)
}

/** Asks somebody for whom staff opened an account to choose a password. */
export async function sendInvitation(work: AccountWork, { userId }: { userId: string }, now: Date): Promise<void> {
  const owner = await findOwner(work.db, { userId })
  if (!owner) return
  const link = { purpose: 'reset-password', text: 'invitation', to: owner.email, minutes: INVITATION_MINUTES } as const
  await sendLink(work, owner, link, now)
}

/** The link for a new password; nothing where the address has no account, or a blocked one. */
export async function sendPasswordReset(work: AccountWork, { email }: { email: string }, now: Date): Promise<void> {
  const owner = await findOwner(work.db, { email })
  if (owner) await sendLink(work, owner, { purpose: 'reset-password', text: 'reset', to: owner.email }, now)
}

/** The link that confirms an address, mailed to it. */
export async function sendConfirmation(
  work: AccountWork,
  { userId, email }: { userId: string; email: string },
  now: Date,
): Promise<void> {
  const owner = await findOwner(work.db, { userId })
  if (owner) await sendLink(work, owner, { purpose: 'confirm-email', text: 'confirm', to: email }, now)
}

/** Tells the owner of an account that its password is another one now. */
export async function sendPasswordChanged(
  work: AccountWork,
  { userId, at }: { userId: string; at: string },
): Promise<void> {
  const owner = await findOwner(work.db, { userId })
  if (!owner) return
  const { language, fullName, email } = owner
  const mail = await write(await work.agency(language), language, accountMailTexts[language].passwordChanged, {
    facts: { name: fullName, at: formatInstant(new Date(at), language) },
    href: work.pageUrl('forgot', language),
  })
  const key = `password-changed:${userId}:${at}`
  await inTransaction(work.db, (tx) => queueMail(tx, { key, to: email, locale: language, ...mail }))
}

/** Tells the owner of an account what was changed about signing in to it. */
export async function sendSecurityChanged(
  work: AccountWork,
  { userId, change, at }: { userId: string; change: SecurityChange; at: string },
): Promise<void> {
  const owner = await findOwner(work.db, { userId })
  if (!owner) return
  const { language, fullName, email } = owner
  const mail = await write(await work.agency(language), language, securityMailTexts[language], {
    facts: {
      name: fullName,
      change: securityChangeTexts[language][change],
      at: formatInstant(new Date(at), language),
    },
    href: work.pageUrl('profile', language),
  })
  const key = `security-changed:${userId}:${change}:${at}`
  await inTransaction(work.db, (tx) => queueMail(tx, { key, to: email, locale: language, ...mail }))
}

/** Tells the owner of an account, at the earlier address, that it has another one now. */
export async function sendEmailChanged(
  work: AccountWork,
  { userId, earlierEmail, at }: { userId: string; earlierEmail: string; at: string },
): Promise<void> {
  const owner = await findOwner(work.db, { userId })
  if (!owner) return
  const { language, fullName, email } = owner
  const mail = await write(await work.agency(language), language, accountMailTexts[language].emailChanged, {
    facts: { name: fullName, email: isolateLatin(email), at: formatInstant(new Date(at), language) },
  })
  const key = `email-changed:${userId}:${at}`
  await inTransaction(work.db, (tx) => queueMail(tx, { key, to: earlierEmail, locale: language, ...mail }))
}

/** Makes the token of a link and writes its mail in one transaction: no token exists outside of a mail. */
async function sendLink(
  work: AccountWork,
  owner: Owner,
  {
    purpose,
    text,
    to,
    minutes,
  }: { purpose: MailedPurpose; text: 'welcome' | 'invitation' | 'reset' | 'confirm'; to: string; minutes?: number },
  now: Date,
): Promise<void> {
  const { language } = owner
  // Before the transaction: an embedded database would wait for itself.
  const agency = await work.agency(language)
  await inTransaction(work.db, async (tx) => {
    const token = await issueMailedToken(tx, { userId: owner.id, purpose, email: to, minutes }, now)
    if (token === undefined) return
    const mail = await write(agency, language, accountMailTexts[language][text], {
      facts: { name: owner.fullName },
      href: work.accountUrl(purpose, language, token),
    })
    await queueMail(tx, { key: `${text}:${tokenHashOf(token)}`, to, locale: language, ...mail })
  })
}

async function write(
  agency: Awaited<ReturnType<AccountWork['agency']>>,
  locale: Locale,
  text: AccountMailText,
  { facts, href }: { facts: Record<string, string>; href?: string },
) {
  return writeLetter({
    locale,
    brand: agency.brand,
    subject: say(locale, text.subject, { ...facts, firm: agency.firm }),
    greeting: say(locale, text.greeting, facts),
    paragraphs: text.paragraphs.map((paragraph) => say(locale, paragraph, facts)),
    button: href !== undefined && text.button !== undefined ? { href, label: text.button } : undefined,
    rows: [],
    footer: [agency.firm, agency.address, isolateLatin(agency.phone), agency.email].join(' · '),
  })
}

/** The owner of an account that may be used, by its id or its address. */
async function findOwner(db: Db, by: { userId: string } | { email: string }): Promise<Owner | undefined> {
  const row = await own(db)
    .selectFrom('users')
    .select(['id', 'full_name', 'email', 'language', 'email_confirmed_at'])
    .where('is_active', '=', true)
    .where((user) => ('userId' in by ? user('id', '=', by.userId) : user('email_key', '=', emailKey(by.email))))
    .executeTakeFirst()
  return (
    row && {
      id: row.id,
      fullName: row.full_name,
      email: row.email,
      language: row.language,
      hasConfirmedEmail: row.email_confirmed_at !== null,
    }
  )
}
