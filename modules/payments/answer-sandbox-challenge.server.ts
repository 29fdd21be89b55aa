import type { Locale } from '#kernel/locale.ts'
import { money, type Money } from '#kernel/money.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { enqueue } from '#platform/jobs/queue.server.ts'
import { sandboxCallback } from './jobs/queues.server.ts'
import type { PaymentGateway } from './gateway.server.ts'
import { behaviourOf, changeCharge, findCharge, type ChargeRow } from './providers/sandbox/charges.server.ts'
import { writeSandboxCallback, writeSandboxReturn } from './providers/sandbox/sandbox-post.server.ts'
import { receiveCallback } from './receive-callback.server.ts'

export type SandboxNotice = { token: string; serial: number; isForged: boolean }

const RIGHT_CODE = '123456'
const TRIES = 3

/** What the test bank's page shows. */
export type SandboxChallenge = {
  amount: Money
  card: { brand: string; last4: string }
  locale: Locale
  triesLeft: number
  isOpen: boolean
}

export type ChallengeAnswer = { kind: 'code'; code: string } | { kind: 'cancel' }

export type ChallengeResult = { kind: 'back'; url: string } | { kind: 'wrong-code'; triesLeft: number }

export async function findSandboxChallenge(db: Db, token: string): Promise<SandboxChallenge | undefined> {
  const charge = await findCharge(db, token)
  return (
    charge && {
      amount: money(charge.amount_minor, charge.currency),
      card: { brand: charge.card_brand, last4: charge.card_last4 },
      locale: charge.locale,
      triesLeft: TRIES - charge.challenge_tries,
      isOpen: charge.state === 'challenge',
    }
  )
}

/**
 * The test bank hears the customer's code: 123456 is right, 000000 and the third wrong one end the payment, and so does
 * leaving. Then the bank books the charge, posts its notifications, and sends the browser back. Answering a challenge
 * that is over only sends the browser back. `undefined` when the bank knows no such charge.
 */
export async function answerSandboxChallenge(
  gateway: PaymentGateway,
  token: string,
  answer: ChallengeAnswer,
  now: Date,
): Promise<ChallengeResult | undefined> {
  const charge = await findCharge(gateway.db, token)
  if (!charge) return undefined
  const wrong = charge.state === 'challenge' && (await decide(gateway.db, charge, answer))
  if (wrong) return wrong
  if (charge.state === 'challenge' && behaviourOf(charge).callbacks === 'five')
    await deliverSandboxNotice(gateway, { token, serial: 0, isForged: false }, now)
  return {
    kind: 'back',
    url: await writeSandboxReturn(gateway.db, (await findCharge(gateway.db, token)) ?? charge, now),
  }
}

/** Posts one notification of the test bank, signed when it leaves, as at a real bank. */
export async function deliverSandboxNotice(
  gateway: PaymentGateway,
  { token, serial, isForged }: SandboxNotice,
  now: Date,
): Promise<void> {
  const post = await writeSandboxCallback(gateway.db, token, serial, isForged, now)
  if (post) await receiveCallback(gateway, 'sandbox', post, now)
}

async function decide(db: Db, charge: ChargeRow, answer: ChallengeAnswer): Promise<ChallengeResult | undefined> {
  if (answer.kind === 'cancel') {
    await close(db, charge, 'cancelled')
    return undefined
  }
  const tries = charge.challenge_tries + 1
  const isRight = answer.code === RIGHT_CODE && behaviourOf(charge).quirk !== 'wrong-code-always'
  if (isRight) {
    await close(db, charge, behaviourOf(charge).quirk === 'after-expiry' ? 'pending' : 'captured')
    return undefined
  }
  if (answer.code === '000000' || tries >= TRIES) {
    await close(db, charge, 'declined')
    return undefined
  }
  await changeCharge(db, charge, 'challenge', { challenge_tries: tries })
  return { kind: 'wrong-code', triesLeft: TRIES - tries }
}

/** Books the end of a challenge together with the notifications that tell about it. */
async function close(db: Db, charge: ChargeRow, to: 'captured' | 'pending' | 'declined' | 'cancelled'): Promise<void> {
  await inTransaction(db, async (tx) => {
    const booked =
      to === 'captured'
        ? { charged_minor: charge.amount_minor }
        : to === 'declined'
          ? { decline_reason: 'three_ds_failed' as const }
          : {}
    if (!(await changeCharge(tx, charge, to, booked))) return
    for (const notice of noticesOf(charge)) {
      await enqueue(
        tx,
        sandboxCallback,
        { token: charge.token, serial: notice.serial, isForged: notice.isForged ?? false },
        notice.startAfter ? { startAfter: notice.startAfter } : {},
      )
    }
  })
}

function noticesOf(charge: ChargeRow): { serial: number; isForged?: boolean; startAfter?: Date }[] {
  if (charge.settles_at) return [{ serial: 1, startAfter: charge.settles_at }]
  switch (behaviourOf(charge).callbacks) {
    case 'none':
      return []
    case 'one':
      return [{ serial: 1 }]
    case 'five':
      return [{ serial: 4 }, { serial: 2 }, { serial: 3 }, { serial: 2 }]
    case 'forged-first':
      return [{ serial: 1, isForged: true }, { serial: 1 }]
  }
}
