import { messageWays, type MessageWay } from '#kernel/message-way.ts'
import type { AttemptState } from './message-states.ts'

export type NextStep = { kind: 'send'; way: MessageWay } | { kind: 'wait' } | { kind: 'mail' } | { kind: 'lose' }

type Standing = {
  attempts: readonly { way: MessageWay; state: AttemptState; sendingAt: Date | null }[]
  /** Ways that they agree to and that are switched on. */
  open: readonly MessageWay[]
  hasMail: boolean
  mailAfterMinutes: number
}

/**
 * What is done next for a message. One way is tried at a time. What a provider refused goes by the next way, and by mail
 * when there is none. Of what was sent, or may have been, nothing is heard for so long, and it goes by mail: not by another
 * way to the same telephone, unless there is no address.
 */
export function nextStep({ attempts, open, hasMail, mailAfterMinutes }: Standing, now: Date): NextStep {
  const pending = attempts.filter(({ state }) => state !== 'failed')
  const begun = pending.filter(({ state }) => state !== 'waiting')
  const isAwaited = begun.some(
    ({ sendingAt }) => now.getTime() - (sendingAt?.getTime() ?? 0) < mailAfterMinutes * 60_000,
  )
  if (isAwaited) return { kind: 'wait' }
  if (begun.length > 0 && hasMail) return { kind: 'mail' }
  const way = messageWays.find(
    (each) => open.includes(each) && attempts.every((tried) => tried.way !== each || tried.state === 'waiting'),
  )
  if (way) return { kind: 'send', way }
  return { kind: hasMail ? 'mail' : 'lose' }
}
