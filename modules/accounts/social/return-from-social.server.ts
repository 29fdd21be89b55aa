import { fail, ok, type Result } from '#kernel/result.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { beginSession, type Browser, type SignIn } from '../begin-session.server.ts'
import { closeStep, findStep, openStep } from '../data/sign-in-steps.server.ts'
import { own } from '../data/tables.server.ts'
import type { SignedInUser } from '../domain/signed-in-user.ts'
import type { SocialProvider } from '../domain/social-provider.ts'
import { findUser } from '../find-user.server.ts'
import { socialState } from './begin-social-sign-in.server.ts'
import type { SocialSite } from './social-sites.server.ts'

export type SocialReturn =
  | { kind: 'entered'; entered: SignIn }
  /** The next step is owed: a second factor, or the word of the visitor on who they are here. */
  | { kind: 'second-factor' | 'link'; step: string }

export type SocialFailure = { code: 'social-failed'; cause: unknown } | { code: 'account-blocked' }

/** Where a visitor who was sent to another site wants to go afterwards; `undefined` when nobody was sent. */
export async function findSocialTarget(db: Db, step: string | undefined, now: Date): Promise<string | undefined> {
  return (await findStep(db, step, ['social'], now))?.step.returnTo
}

/**
 * Takes somebody in who comes back from another site. Whom that site has named before comes in, or owes a second
 * factor. For anybody else a step is opened: an account is never linked without its password, and none is opened
 * without asking. Each visit to the other site counts once.
 *
 * Fails with `account-blocked`, or with `social-failed` when nothing can be made of the answer.
 */
export async function returnFromSocial(
  db: Db,
  {
    step,
    provider,
    site,
    url,
    browser,
  }: { step: string | undefined; provider: SocialProvider; site: SocialSite; url: URL; browser: Browser },
  now: Date,
): Promise<Result<SocialReturn, SocialFailure>> {
  const found = await findStep(db, step, ['social'], now)
  if (!found || step === undefined || found.step.provider !== provider || !(await closeStep(db, found)))
    return fail({ code: 'social-failed', cause: new Error('nobody was sent to this site from this browser') })
  const { nonce, verifier, returnTo } = found.step
  const person = await site
    .identify({ url, state: socialState(step), nonce, verifier })
    .catch((cause: unknown) => ({ cause }))
  if ('cause' in person) return fail({ code: 'social-failed', cause: person.cause })

  const user = await findLinked(db, provider, person.subject)
  if (user && !user.isActive) return fail({ code: 'account-blocked' })
  if (user) return ok(await enter(db, user, browser, now))
  const { subject, email, fullName, hasVerifiedEmail } = person
  const link = { kind: 'social-link', provider, subject, email, fullName, hasVerifiedEmail, returnTo } as const
  return ok({ kind: 'link', step: await openStep(db, null, link, now) })
}

/** Begins the session, or the step that asks for the second factor first. */
export async function enter(db: Db, user: SignedInUser, browser: Browser, now: Date): Promise<SocialReturn> {
  if (user.hasSecondFactor) {
    const step = await openStep(db, user.id, { kind: 'second-factor', isRemembered: false }, now)
    return { kind: 'second-factor', step }
  }
  return { kind: 'entered', entered: await inTransaction(db, (tx) => beginSession(tx, user, browser, now)) }
}

async function findLinked(db: Db, provider: SocialProvider, subject: string): Promise<SignedInUser | undefined> {
  const row = await own(db)
    .selectFrom('social_identities')
    .select('user_id')
    .where('provider', '=', provider)
    .where('subject', '=', subject)
    .executeTakeFirst()
  return row && findUser(db, { id: row.user_id })
}
