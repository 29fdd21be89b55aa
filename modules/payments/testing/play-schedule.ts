import { money } from '#kernel/money.ts'
import type { Db } from '#platform/db/client.server.ts'
import { own } from '../data/tables.server.ts'
import type { NextStep } from '../domain/next-step.ts'
import type { PaymentGateway } from '../gateway.server.ts'
import { completeReturn, receiveCallback } from '../receive-callback.server.ts'
import { reconcilePayments } from '../reconcile-payments.server.ts'
import { reconcileRefunds } from '../reconcile-refunds.server.ts'
import { requestRefund } from '../request-refund.server.ts'
import { returnUnneeded } from '../return-unneeded.server.ts'
import { sendRefund } from '../send-refund.server.ts'
import { startCardPayment, type CardPaymentRequest } from '../start-card-payment.server.ts'
import { aCardPayment, aPayment, attemptsOf } from './builders.ts'
import type { Schedule, Step } from './customer-schedule.ts'
import type { FaultyLine } from './doubles/faulty-line.ts'
import type { Notice } from './doubles/post-notice.ts'

/** Where a customer pays: a page of the provider's, or a form of ours that the browser sends there. */
export type OpenPage = { attemptRef: string; step: NextStep; openedAt: Date }

/** A provider on a faulty line, as a schedule meets it. */
export type ProviderAtRisk = {
  id: string
  /** Between the shop and the provider; browsers have a line of their own, which works. */
  line: FaultyLine
  /** How long a page that was opened takes money. */
  pageLifeMs: number
  /** Whether the provider notifies until it is heard, however long that takes. */
  repeatsNotices: boolean
  /** What the customer does where the money is asked for; the fields that the browser brings back, if it is sent back. */
  pay: (page: OpenPage, isGood: boolean, now: Date) => Promise<Record<string, string> | undefined>
  /** What the provider sends about an attempt, or what somebody else sends in its name. */
  noticesOf: (attemptRef: string, isForged: boolean, now: Date) => Notice[]
  /** The provider's own clock. */
  setTime?: (now: Date) => void
}

/** The shop, the customer and the clock of one schedule. */
type Play = { db: Db; gateway: PaymentGateway; at: ProviderAtRisk; token: string; pages: OpenPage[]; now: Date }

const DAY_SECONDS = 24 * 60 * 60

/** Plays a schedule to its end, mends the line, and waits until nothing can happen any more; the payment's token. */
export async function playSchedule(
  db: Db,
  gateway: PaymentGateway,
  at: ProviderAtRisk,
  { steps, faults }: Schedule,
  startsAt: Date,
): Promise<string> {
  const token = await aPayment(db, { amount: money(100_000, 'TRY') })
  const play: Play = { db, gateway, at, token, pages: [], now: startsAt }
  at.setTime?.(startsAt)
  at.line.plan(faults)
  for (const step of steps) await take(play, step)
  at.line.plan([])
  // From here on every answer comes, and a busy machine must not make a silence of it.
  await settle({ ...play, gateway: { ...gateway, chargeTimeoutMs: 20_000, queryTimeoutMs: 20_000 } })
  return token
}

async function take(play: Play, step: Step): Promise<void> {
  switch (step.kind) {
    case 'press-pay':
      return pressPay(play, step)
    case 'pay-at-provider':
      return payAtProvider(play, step)
    case 'notify':
      return notify(play, step)
    case 'wait':
      return wait(play, step.seconds)
    case 'refund':
      return refund(play, step)
  }
}

async function pressPay(play: Play, { clicks, isKilled }: { clicks: number; isKilled: boolean }): Promise<void> {
  const request = aCardPayment(play.token, { card: undefined, provider: play.at.id })
  const gateway = isKilled ? killedWhileAsking(play.gateway) : play.gateway
  await Promise.all(Array.from({ length: clicks }, () => click(play, gateway, request)))
}

/** What breaks is shown to the customer as a failure; the books must be right all the same. */
async function click(play: Play, gateway: PaymentGateway, request: CardPaymentRequest): Promise<void> {
  const killed = new Promise<undefined>((resolve) => {
    setTimeout(() => resolve(undefined), KILLED_AFTER_MS)
  })
  const starting = startCardPayment(gateway, request, play.now).catch(() => undefined)
  const started = gateway === play.gateway ? await starting : await Promise.race([starting, killed])
  if (!started?.ok || started.value.kind !== 'next') return
  // Of a payment's attempts at most one is live: it is the one whose page was opened.
  const live = (await attemptsOf(play.db, play.token)).find(({ state }) => state === 'pending_3ds')
  if (live) play.pages.push({ attemptRef: live.ref, step: started.value.step, openedAt: play.now })
}

const KILLED_AFTER_MS = 25

/** The provider does its work, and the program never hears of it. */
function killedWhileAsking(gateway: PaymentGateway): PaymentGateway {
  const never = new Promise<never>(() => {})
  const unheard = async (asked: Promise<unknown>) => {
    await asked.catch(() => undefined)
    return never
  }
  const providers = gateway.providers.map((provider) => ({
    ...provider,
    start: (...asked: Parameters<typeof provider.start>) => unheard(provider.start(...asked)),
    refund: (...asked: Parameters<typeof provider.refund>) => unheard(provider.refund(...asked)),
  }))
  return { ...gateway, providers }
}

async function payAtProvider(
  play: Play,
  { page: index, isGood, comesBack }: { page: number; isGood: boolean; comesBack: boolean },
): Promise<void> {
  const page = pageOf(play, index)
  if (!page || play.now.getTime() - page.openedAt.getTime() > play.at.pageLifeMs) return
  const fields = await play.at.pay(page, isGood, play.now)
  if (fields && comesBack)
    await completeReturn(play.gateway, { attempt: page.attemptRef, ...fields }, play.now).catch(() => undefined)
}

async function notify(
  play: Play,
  { page: index, times, isForged }: { page: number; times: number; isForged: boolean },
): Promise<void> {
  const page = pageOf(play, index)
  if (!page) return
  const notices = play.at.noticesOf(page.attemptRef, isForged, play.now)
  await Promise.all(Array.from({ length: times }, () => notices.map((notice) => hear(play, notice))).flat())
}

async function hear({ gateway, at, now }: Play, notice: Notice): Promise<void> {
  await receiveCallback(gateway, at.id, notice, now).catch(() => undefined)
}

async function refund(play: Play, { share, isKilled }: { share: number; isKilled: boolean }): Promise<void> {
  const { db, token, now } = play
  const captured = (await attemptsOf(db, token)).filter((attempt) => attempt.captured_minor)
  for (const attempt of captured) {
    const amount = money(Math.round((attempt.captured_minor ?? 0) * share), 'TRY')
    const wish = { key: crypto.randomUUID(), attemptRef: attempt.ref, amount, cause: 'manual' as const, reason: '' }
    await requestRefund(db, wish, now)
  }
  if (!isKilled) return
  const killed = new Promise((resolve) => setTimeout(resolve, KILLED_AFTER_MS))
  const sending = (await requestedRefunds(db, token)).map(({ ref }) =>
    sendRefund(killedWhileAsking(play.gateway), ref, now).catch(() => undefined),
  )
  await Promise.race([Promise.all(sending), killed])
}

/** Time passes, and what is due is looked after as the scheduled work does it. */
async function wait(play: Play, seconds: number): Promise<void> {
  play.now = new Date(play.now.getTime() + seconds * 1000)
  play.at.setTime?.(play.now)
  await work(play)
}

async function work({ db, gateway, now, token }: Play): Promise<void> {
  await reconcilePayments(gateway, now).catch(() => undefined)
  for (const { ref, flags } of await attemptsOf(db, token))
    if (JSON.stringify(flags).includes('excess'))
      await returnUnneeded(db, { attemptRef: ref, cause: 'excess', isAll: true }, now)
  for (const { ref } of await requestedRefunds(db, token)) await sendRefund(gateway, ref, now)
  await reconcileRefunds(gateway, now).catch(() => undefined)
}

/** What the queue holds: promised and not sent yet. */
function requestedRefunds(db: Db, token: string) {
  return own(db)
    .selectFrom('refunds')
    .innerJoin('payment_attempts', 'payment_attempts.id', 'refunds.attempt_id')
    .innerJoin('payments', 'payments.id', 'payment_attempts.payment_id')
    .select('refunds.ref')
    .where('payments.token', '=', token)
    .where('refunds.state', '=', 'requested')
    .execute()
}

/** Two days with a line that works: long enough for every question that is still open. */
async function settle(play: Play): Promise<void> {
  if (play.at.repeatsNotices)
    for (const { attemptRef } of play.pages)
      for (const notice of play.at.noticesOf(attemptRef, false, play.now)) await hear(play, notice)
  for (const seconds of [20, 60, 180, 600, 1200, 2400, 3600, 10_000, 20_000, 40_000, DAY_SECONDS, DAY_SECONDS])
    await wait(play, seconds)
}

function pageOf({ pages }: Play, index: number): OpenPage | undefined {
  return pages[Math.min(index, pages.length - 1)]
}
