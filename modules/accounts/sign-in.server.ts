import { fail, ok, type Result } from '#kernel/result.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { phoneCountrySetting } from '#platform/phone/phone-country.server.ts'
import { readSetting } from '#platform/settings/settings.server.ts'
import { addressHashOf } from './address.server.ts'
import { beginSession, type Browser, type SignIn } from './begin-session.server.ts'
import { weighSignIn } from './count-sign-in.server.ts'
import { countTry, forgiveTry } from './data/sign-in-attempts.server.ts'
import { openStep } from './data/sign-in-steps.server.ts'
import { findUserByIdentifier } from './data/users.server.ts'
import { parseIdentifier } from './domain/identifier.ts'
import { BUSY_SECONDS } from './hash-brake.server.ts'
import { isRightPassword, takeTurn } from './passwords.server.ts'

export type SignInRequest = Browser & {
  /** E-mail address or mobile number, as typed. */
  identifier: string
  password: string
  /** Keeps the session for thirty days without use instead of seven. */
  isRemembered?: boolean
  /** At the staff door the accounts of everybody else do not exist. */
  isStaffOnly?: boolean
}

export type SignInFailure =
  | { code: 'credentials' }
  | { code: 'account-blocked' }
  /** The password was right; whoever shows `challenge` goes on with `completeSignIn`. */
  | { code: 'second-factor'; challenge: string }
  | { code: 'rate-limited'; retryAfterSeconds: number }
  | { code: 'busy'; retryAfterSeconds: number }

/**
 * Checks an identifier and a password and begins a session.
 *
 * Unknown accounts and wrong passwords get the same answer in the same time. Ten failed tries of one account or one
 * address within fifteen minutes stop further tries of it, the right password included; browsers and addresses that
 * were let in before are counted apart. Opens its own transactions: no password is hashed inside one.
 *
 * Fails with `credentials`, with `account-blocked` or `second-factor` (both only with the right password), with
 * `rate-limited`, or with `busy` when more
 * people try than the program can serve; nothing was counted then.
 */
export async function signIn(db: Db, request: SignInRequest, now: Date): Promise<Result<SignIn, SignInFailure>> {
  const identifier = parseIdentifier(request.identifier, await readSetting(db, phoneCountrySetting))
  const account = identifier && (await findUserByIdentifier(db, identifier))
  const known = account && (!request.isStaffOnly || account.user.isAdmin) ? account : undefined
  const { keys, lane } = await weighSignIn(
    db,
    {
      userId: account?.user.id,
      identifier: identifier?.key ?? request.identifier,
      device: request.device,
      addressHash: addressHashOf(request.address),
    },
    now,
  )

  const turn = await takeTurn(lane, async () => {
    const counted = await countTry(db, keys, now)
    if ('retryAfterSeconds' in counted) return counted
    return { ...counted, isRight: await isRightPassword(known?.passwordHash, request.password) }
  })
  if (!turn) return fail({ code: 'busy', retryAfterSeconds: BUSY_SECONDS })
  const tried = turn.value
  if ('retryAfterSeconds' in tried) return fail({ code: 'rate-limited', retryAfterSeconds: tried.retryAfterSeconds })
  if (!known || !tried.isRight) return fail({ code: 'credentials' })
  if (!known.user.isActive) return fail({ code: 'account-blocked' })

  const opened = await inTransaction(db, async (tx) => {
    await forgiveTry(tx, tried.attemptId)
    if (!known.user.hasSecondFactor) return { session: await beginSession(tx, known.user, request, now) }
    const { isRemembered = false } = request
    return { challenge: await openStep(tx, known.user.id, { kind: 'second-factor', isRemembered }, now) }
  })
  return opened.session ? ok(opened.session) : fail({ code: 'second-factor', challenge: opened.challenge })
}
