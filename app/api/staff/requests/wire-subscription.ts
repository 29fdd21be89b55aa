import { z } from 'zod'
import { PageQuery, sortedBy, WireInstant } from '#app/wire/wire.ts'
import { locales } from '#kernel/locale.ts'
import { subscriptionSorts } from '#modules/engagement/index.ts'
import type { Subscription } from '#modules/engagement/index.server.ts'

const states = ['new', 'done'] as const

export const SubscriptionFilter = PageQuery.extend({
  q: z.string().max(100).optional(),
  state: z.enum(states).optional(),
  language: z.enum(locales).optional(),
  sort: sortedBy(subscriptionSorts),
})

export const SubscriptionChangeBody = z.strictObject({
  state: z
    .enum(states)
    .optional()
    .meta({ description: 'Only its owner confirms an address: another state is refused.' }),
  assignee: z.string().max(40).nullable().optional(),
  note: z.string().max(2000).optional(),
})

export const WireSubscription = z
  .object({
    id: z.string(),
    email: z.string(),
    locale: z.enum(locales),
    state: z.enum(states).meta({ description: '`done` once its owner has confirmed it.' }),
    createdAt: WireInstant,
    confirmedAt: WireInstant.nullable(),
    assignee: z.object({ id: z.string(), name: z.string() }).nullable(),
    note: z.string(),
    version: z.int(),
  })
  .meta({ id: 'NewsletterSubscription', description: 'An address of the newsletter.' })

export function subscriptionOnWire({ language, askedAt, confirmedAt, ...rest }: Subscription) {
  return {
    ...rest,
    locale: language,
    createdAt: askedAt.toISOString(),
    confirmedAt: confirmedAt && confirmedAt.toISOString(),
  }
}
