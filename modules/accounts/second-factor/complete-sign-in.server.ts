import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/server'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { addressHashOf } from '../address.server.ts'
import { beginSession, type Browser, type SignIn } from '../begin-session.server.ts'
import { weighSignIn } from '../count-sign-in.server.ts'
import { countTry, forgiveTry } from '../data/sign-in-attempts.server.ts'
import { changeStep, closeStep, failStep, findStep, openStep, type FoundStep } from '../data/sign-in-steps.server.ts'
import type { SecondFactorMethod } from '../domain/sign-in-step.ts'
import { findUser } from '../find-user.server.ts'
import { tellOwner } from './change-second-factor.server.ts'
import { findSecondFactor } from './find-second-factor.server.ts'
import { findByPasskey, passkeyRequest, type RelyingParty } from './passkeys.server.ts'
import { spendRecoveryCode } from './recovery-codes.server.ts'
import { digitsOf } from './set-up-totp.server.ts'
import { spendTotpCode } from './spend-totp-code.server.ts'

type OpenStep = FoundStep<'second-factor' | 'passkey'>

export type SecondFactorProof =
  /** Six digits of an authenticator app, or a recovery code. */
  | { code: string }
  /** What the browser says of a passkey, as JSON. */
  | { passkey: string; site: RelyingParty }

export type SecondFactorFailure =
  | { code: 'challenge-expired' }
  | { code: 'second-factor-wrong' }
  | { code: 'account-blocked' }
  | { code: 'rate-limited'; retryAfterSeconds: number }

/** Begins a sign-in with nothing but a passkey; answers the token of the next step. */
export async function beginPasskeySignIn(db: Db, now: Date): Promise<string> {
  return openStep(db, null, { kind: 'passkey', challenge: '' }, now)
}

/** How a sign-in that has begun may be completed, and what to ask the browser for a passkey with. */
export async function findNextStep(
  db: Db,
  { challenge, site }: { challenge: string | undefined; site: RelyingParty },
  now: Date,
): Promise<
  { methods: SecondFactorMethod[]; passkeyOptions: PublicKeyCredentialRequestOptionsJSON | undefined } | undefined
> {
  const found = await findStep(db, challenge, ['second-factor', 'passkey'], now)
  if (!found) return undefined
  const methods = await methodsOf(db, found)
  if (!methods.includes('passkey')) return { methods, passkeyOptions: undefined }
  const options = await passkeyRequest(db, found.userId, site)
  const { step } = found
  await changeStep(
    db,
    found,
    step.kind === 'passkey'
      ? { ...step, challenge: options.challenge }
      : { ...step, passkeyChallenge: options.challenge },
  )
  return { methods, passkeyOptions: options }
}

/**
 * Completes a sign-in whose first step was right, and begins the session. A code works once, and five wrong answers end
 * the sign-in; they count as failed tries of the account. Opens its own transactions.
 *
 * Fails with `challenge-expired`, `second-factor-wrong`, `account-blocked` or `rate-limited`.
 */
export async function completeSignIn(
  db: Db,
  { challenge, proof, browser }: { challenge: string | undefined; proof: SecondFactorProof; browser: Browser },
  now: Date,
): Promise<Result<SignIn, SecondFactorFailure>> {
  const found = await findStep(db, challenge, ['second-factor', 'passkey'], now)
  if (!found) return fail({ code: 'challenge-expired' })
  const applicant = {
    userId: found.userId ?? undefined,
    identifier: found.tokenHash,
    device: browser.device,
    addressHash: addressHashOf(browser.address),
  }
  const counted = await countTry(db, (await weighSignIn(db, applicant, now)).keys, now)
  if ('retryAfterSeconds' in counted)
    return fail({ code: 'rate-limited', retryAfterSeconds: counted.retryAfterSeconds })

  const done = await inTransaction(db, async (tx): Promise<Result<SignIn, SecondFactorFailure>> => {
    const userId = await spendProof(tx, found, proof, now)
    const user = userId === undefined ? undefined : await findUser(tx, { id: userId })
    if (!user) return fail({ code: 'second-factor-wrong' })
    if (!user.isActive) return fail({ code: 'account-blocked' })
    if (!(await closeStep(tx, found))) return fail({ code: 'challenge-expired' })
    await forgiveTry(tx, counted.attemptId)
    const isRemembered = found.step.kind === 'second-factor' && found.step.isRemembered
    return ok(await beginSession(tx, user, { ...browser, isRemembered }, now))
  })
  if (!done.ok && done.error.code === 'second-factor-wrong') await failStep(db, found)
  return done
}

async function methodsOf(db: Db, { userId, step }: OpenStep): Promise<SecondFactorMethod[]> {
  if (step.kind === 'passkey' || userId === null) return ['passkey']
  const { hasTotp, passkeys, recoveryCodesLeft } = await findSecondFactor(db, { id: userId })
  return [
    ...(hasTotp ? (['totp'] as const) : []),
    ...(passkeys.length > 0 ? (['passkey'] as const) : []),
    ...(recoveryCodesLeft > 0 ? (['recovery'] as const) : []),
  ]
}

/** The account that the proof opens; used up with it. */
async function spendProof(
  tx: Db,
  { userId, step }: OpenStep,
  proof: SecondFactorProof,
  now: Date,
): Promise<string | undefined> {
  if ('passkey' in proof) {
    const asked = step.kind === 'passkey' ? step.challenge : (step.passkeyChallenge ?? '')
    if (asked === '') return undefined
    return findByPasskey(tx, { answer: proof.passkey, challenge: asked, userId, site: proof.site }, now)
  }
  if (step.kind === 'passkey' || userId === null) return undefined
  if (/^\d{6}$/.test(digitsOf(proof.code)))
    return (await spendTotpCode(tx, userId, proof.code, now)) ? userId : undefined
  if (!(await spendRecoveryCode(tx, userId, proof.code))) return undefined
  await tellOwner(tx, userId, 'recovery-code-used', now)
  return userId
}
