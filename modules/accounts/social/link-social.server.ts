import type { Locale } from '#kernel/locale.ts'
import { newToken } from '#kernel/ids.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { addressHashOf } from '../address.server.ts'
import type { Browser } from '../begin-session.server.ts'
import { weighSignIn } from '../count-sign-in.server.ts'
import { createUser } from '../create-user.server.ts'
import { countTry, forgiveTry } from '../data/sign-in-attempts.server.ts'
import { closeStep, findStep, type FoundStep } from '../data/sign-in-steps.server.ts'
import { own } from '../data/tables.server.ts'
import { findUserByIdentifier } from '../data/users.server.ts'
import { parseIdentifier } from '../domain/identifier.ts'
import type { SocialProvider } from '../domain/social-provider.ts'
import { findUser } from '../find-user.server.ts'
import { BUSY_SECONDS } from '../hash-brake.server.ts'
import { noteConsents } from '../note-consents.server.ts'
import { hashPassword, isRightPassword, takeTurn } from '../passwords.server.ts'
import { tellOwner } from '../second-factor/change-second-factor.server.ts'
import { enter, type SocialReturn } from './return-from-social.server.ts'

export type NewcomerView = {
  provider: SocialProvider
  email: string
  fullName: string
  /** Whether an account has this address already, so that its password is asked. */
  hasAccount: boolean
}

export type LinkFailure =
  | { code: 'challenge-expired' }
  | { code: 'credentials' }
  | { code: 'account-blocked' }
  | { code: 'email-taken' }
  | { code: 'rate-limited'; retryAfterSeconds: number }
  | { code: 'busy'; retryAfterSeconds: number }

/** Whom another site has named who has no account under that name yet; `undefined` when the step is over. */
export async function findNewcomer(db: Db, step: string | undefined, now: Date): Promise<NewcomerView | undefined> {
  const found = await findStep(db, step, ['social-link'], now)
  if (!found) return undefined
  const { provider, email, fullName } = found.step
  return { provider, email, fullName, hasAccount: (await findUser(db, { email })) !== undefined }
}

/** Where the visitor wanted to go before they were sent to the other site. */
export async function findNewcomerTarget(db: Db, step: string | undefined, now: Date): Promise<string | undefined> {
  return (await findStep(db, step, ['social-link'], now))?.step.returnTo
}

/**
 * Links the account that has the address to the other site, with its password, and lets its owner in. Whoever holds an
 * address elsewhere does not get the account that somebody opened with it here. The owner is told by mail.
 */
export async function linkSocial(
  db: Db,
  { step, password, browser }: { step: string | undefined; password: string; browser: Browser },
  now: Date,
): Promise<Result<SocialReturn, LinkFailure>> {
  const found = await findStep(db, step, ['social-link'], now)
  if (!found) return fail({ code: 'challenge-expired' })
  const identifier = parseIdentifier(found.step.email)
  const account = identifier && (await findUserByIdentifier(db, identifier))
  const { keys, lane } = await weighSignIn(
    db,
    {
      userId: account?.user.id,
      identifier: found.step.email,
      device: browser.device,
      addressHash: addressHashOf(browser.address),
    },
    now,
  )
  const turn = await takeTurn(lane, async () => {
    const counted = await countTry(db, keys, now)
    if ('retryAfterSeconds' in counted) return counted
    return { ...counted, isRight: await isRightPassword(account?.passwordHash, password) }
  })
  if (!turn) return fail({ code: 'busy', retryAfterSeconds: BUSY_SECONDS })
  const tried = turn.value
  if ('retryAfterSeconds' in tried) return fail({ code: 'rate-limited', retryAfterSeconds: tried.retryAfterSeconds })
  if (!account || !tried.isRight) return fail({ code: 'credentials' })
  if (!account.user.isActive) return fail({ code: 'account-blocked' })

  const isLinked = await inTransaction(db, async (tx) => {
    await forgiveTry(tx, tried.attemptId)
    if (!(await closeStep(tx, found))) return false
    await addIdentity(tx, account.user.id, found, now)
    await tellOwner(tx, account.user.id, `${found.step.provider}-linked`, now)
    return true
  })
  return isLinked ? ok(await enter(db, account.user, browser, now)) : fail({ code: 'challenge-expired' })
}

/**
 * Opens an account for somebody whom another site has named, with what they agreed to, and lets them in. It has no
 * password that anybody knows: one is chosen by the mailed link for a forgotten one. An address that the other site has
 * checked counts as confirmed.
 */
export async function openSocialAccount(
  db: Db,
  {
    step,
    hasMarketing,
    language,
    browser,
  }: { step: string | undefined; hasMarketing: boolean; language: Locale; browser: Browser },
  now: Date,
): Promise<Result<SocialReturn, LinkFailure>> {
  const found = await findStep(db, step, ['social-link'], now)
  if (!found) return fail({ code: 'challenge-expired' })
  const { email, fullName, hasVerifiedEmail } = found.step
  const passwordHash = await hashPassword(newToken(32))
  const opened = await inTransaction(db, async (tx): Promise<Result<{ userId: string }, LinkFailure>> => {
    const created = await createUser(tx, { fullName, email, mobile: null, language, passwordHash })
    if (!created.ok) return created
    await closeStep(tx, found)
    const { userId } = created.value
    const given = { terms: true, 'privacy-notice': true, 'personal-data': false, marketing: hasMarketing }
    await noteConsents(tx, userId, { given, act: { source: 'sign-up', language, ...browser } }, now)
    await addIdentity(tx, userId, found, now)
    if (hasVerifiedEmail)
      await own(tx).updateTable('users').set({ email_confirmed_at: now }).where('id', '=', userId).execute()
    return created
  })
  if (!opened.ok) return opened
  const user = await findUser(db, { id: opened.value.userId })
  return user ? ok(await enter(db, user, browser, now)) : fail({ code: 'challenge-expired' })
}

async function addIdentity(tx: Db, userId: string, { step }: FoundStep<'social-link'>, now: Date): Promise<void> {
  const { provider, subject, email } = step
  await own(tx)
    .insertInto('social_identities')
    .values({ provider, subject, user_id: userId, email, linked_at: now })
    .onConflict((known) => known.columns(['provider', 'subject']).doNothing())
    .execute()
}
