/** What others may be told of. */
export const eventTypes = [
  'order.placed',
  'order.confirmed',
  'order.cancelled',
  'payment.captured',
  'payment.refunded',
  'payment.reversed',
  'request.received',
] as const

export type EventType = (typeof eventTypes)[number]

/** Plain values without anything about a person: whoever may know more asks by a call. */
type EventData = Readonly<Record<string, unknown>>

/** What has to be looked up first is asked for only when somebody listens. */
export type WebhookEvent = { type: EventType; data: EventData | (() => Promise<EventData>) }
