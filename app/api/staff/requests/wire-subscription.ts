import { z } from 'zod'
import { PageQuery, sortedBy, WireInstant } from '#app/wire/wire.ts'
import { locales } from '#kernel/locale.ts'
import { subscriptionSorts, subscriptionStates } from '#modules/engagement/index.ts'
import type { Subscription } from '#modules/engagement/index.server.ts'

export const SubscriptionFilter = PageQuery.extend({
  q: z.string().max(100).optional(),
  state: z.enum(subscriptionStates).optional(),
  language: z.enum(locales).optional(),
  sort: sortedBy(subscriptionSorts),
})

export const SubscriptionChangeBody = z.strictObject({
  state: z
    .enum(subscriptionStates)
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
    state: z.enum(subscriptionStates).meta({
      description: '`done` once its owner has confirmed it; `bounced` when its mail server refuses it for good.',
    }),
    createdAt: WireInstant,
    confirmedAt: WireInstant.nullable(),
    bounceReason: z.string().nullable().meta({ description: 'The words of the mail server that refuses the address.' }),
    assignee: z.object({ id: z.string(), name: z.string() }).nullable(),
    note: z.string(),
    version: z.int(),
  })
  .meta({ id: 'NewsletterSubscription', description: 'An address of the newsletter.' })

export function subscriptionOnWire({ language, askedAt, confirmedAt, bounced, ...rest }: Subscription) {
  return {
    ...rest,
    locale: language,
    createdAt: askedAt.toISOString(),
    bounceReason: bounced && bounced.reason,
    confirmedAt: confirmedAt && confirmedAt.toISOString(),
  }
}
