import type { RouterContextProvider } from 'react-router'
import { factsContext, servicesContext } from '#app/http/middleware/contexts.ts'
import type { Locale } from '#kernel/locale.ts'
import { chooseHumanCheck } from '#platform/human-check/choose-human-check.server.ts'
import type { RateLimit } from '#platform/http/rate-limit.server.ts'
import { readSetting } from '#platform/settings/settings.server.ts'
import { humanScoreSetting } from './human-score-setting.server.ts'
import { HUMAN_TOKEN, TRAP } from './intake-names.ts'

/** Which allowance a form counts against: per network address, and one for pages and calls together. */
export type IntakeLimit = keyof typeof limits

/** Who sent a form. Operations keep the address as a hash only. */
export type Sender = { locale: Locale; address: string; now: Date }

export type Admission =
  | { kind: 'taken' }
  /** A program filled in the field nobody sees: thank it and keep nothing. */
  | { kind: 'dropped' }
  | { kind: 'refused'; code: 'rate_limited'; retryAfterSeconds: number }
  | { kind: 'refused'; code: 'human_check_failed' }

const limits = {
  forms: { max: 10, perSeconds: 60 },
  newsletter: { max: 5, perSeconds: 60 },
} as const satisfies Record<string, RateLimit>

/**
 * The one door of every public form, be it sent by a page or by a call. A page hands over the fields of its form, a
 * call its body; of both only `website` and `humanToken` are read. Nothing is kept before it says `taken`.
 *
 * A provider of human checks that cannot be asked stops nobody: the other two guards stand, and it is logged.
 */
export async function admitForm(
  context: Readonly<RouterContextProvider>,
  fields: { readonly [TRAP]?: string | undefined; readonly [HUMAN_TOKEN]?: string | undefined },
  { limit = 'forms', now }: { limit?: IntakeLimit; now: Date },
): Promise<Admission> {
  const { db, env, limiter, log } = context.get(servicesContext)
  const { clientAddress } = context.get(factsContext)
  const turn = limiter.allow(`${limit}:${clientAddress}`, limits[limit], now)
  if (!turn.ok) return { kind: 'refused', code: 'rate_limited', retryAfterSeconds: turn.retryAfterSeconds }
  if (fields[TRAP]) return { kind: 'dropped' }
  if (!env.humanCheck) return { kind: 'taken' }

  const ask = chooseHumanCheck(env.humanCheck, { minScore: await readSetting(db, humanScoreSetting) })
  const token = fields[HUMAN_TOKEN] ?? ''
  const verdict = token === '' ? { kind: 'doubtful', reason: 'no token' } : await ask(token, clientAddress)
  if (verdict.kind === 'human') return { kind: 'taken' }
  log.warn({ verdict }, 'a form was not known to come from a person')
  return verdict.kind === 'unknown' ? { kind: 'taken' } : { kind: 'refused', code: 'human_check_failed' }
}
