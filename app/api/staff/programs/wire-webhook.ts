import { z } from 'zod'
import { WireInstant } from '#app/wire/wire.ts'
import type { WebhookDelivery, WebhookEndpoint } from '#modules/webhooks/index.server.ts'
import { deliveryStates, eventTypes } from '#modules/webhooks/index.ts'

export const WebhookBody = z.strictObject({
  url: z.string().max(2000).meta({ description: 'An HTTPS address in the public internet.' }),
  description: z.string().trim().max(200).default(''),
  events: z.array(z.enum(eventTypes)).min(1).max(eventTypes.length),
})

export const WireWebhook = z
  .object({
    id: z.string(),
    url: z.string(),
    description: z.string(),
    events: z.array(z.enum(eventTypes)),
    isActive: z.boolean(),
    createdAt: WireInstant,
  })
  .meta({ id: 'Webhook', description: 'An address that is told what happens.' })

/** The only answer that ever holds the secret. */
export const WireNewWebhook = WireWebhook.extend({ secret: z.string() }).meta({
  id: 'NewWebhook',
  description: 'The secret signs everything: `Kafile-Signature: t=…,v1=…`, an HMAC-SHA-256 of second, dot and body.',
})

export const WireDelivery = z
  .object({
    id: z.string(),
    eventId: z.string(),
    eventType: z.string(),
    state: z.enum(deliveryStates),
    attempts: z.int(),
    createdAt: WireInstant,
    finishedAt: WireInstant.nullable(),
    lastAttempt: z
      .object({ at: WireInstant, status: z.int().nullable(), failure: z.string().nullable(), tookMs: z.int() })
      .nullable(),
  })
  .meta({ id: 'WebhookDelivery', description: 'What became of telling one listener of one event.' })

export function webhookOnWire({ createdAt, ...endpoint }: WebhookEndpoint): z.output<typeof WireWebhook> {
  return { ...endpoint, createdAt: createdAt.toISOString() }
}

export function deliveryOnWire(delivery: WebhookDelivery): z.output<typeof WireDelivery> {
  const { createdAt, finishedAt, lastAttempt, ...rest } = delivery
  return {
    ...rest,
    eventId: `evt_${rest.eventId}`,
    createdAt: createdAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
    lastAttempt: lastAttempt && { ...lastAttempt, at: lastAttempt.at.toISOString() },
  }
}
