import { findNewsWish, newsWished, withdrawNews } from '#modules/accounts/index.server.ts'
import { leaveNewsletter, removeFromNewsletter, subscribeToNewsletter } from '#modules/engagement/index.server.ts'
import type { Locale } from '#kernel/locale.ts'
import type { Db } from '#platform/db/client.server.ts'
import { handles, type JobHandler } from '#platform/jobs/jobs.server.ts'

/**
 * Carries a tick for news, in an account or an order, to the newsletter: its address is asked by mail at once to confirm,
 * with a way to refuse. An account that no longer wants news leaves it; where nobody has proven that the address is the
 * account's, a reader who confirmed it stays.
 */
export function newsHandlers(db: Db): JobHandler[] {
  return [
    handles(newsWished, async (job, now) => {
      if (!('userId' in job)) return subscribe(db, job, now)
      const wish = await findNewsWish(db, job.userId)
      if (wish?.isWanted) return subscribe(db, wish, now)
      if (wish) await removeFromNewsletter(db, { email: wish.email, isProven: wish.hasConfirmedEmail }, now)
    }),
  ]
}

/** Leaves the newsletter by the token of a mail; an account with that address wants no news any more either. */
export async function endNews(
  db: Db,
  { token, language, userAgent, address }: { token: string; language: Locale; userAgent: string; address: string },
  now: Date,
): Promise<void> {
  const email = await leaveNewsletter(db, token, now)
  if (email !== undefined) await withdrawNews(db, { email, act: { language, userAgent, address } }, now)
}

async function subscribe(db: Db, { email, language }: { email: string; language: Locale }, now: Date): Promise<void> {
  // The proof of the tick, with its place, is in the account or the order.
  await subscribeToNewsletter(db, { draft: { email, hasConsent: true }, locale: language, address: '' }, now)
}
