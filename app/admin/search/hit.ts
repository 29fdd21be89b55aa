import type { IconName } from '#app/ui/icon.tsx'

export const hitKinds = ['area', 'order', 'traveller', 'departure', 'offer', 'payment-link', 'request', 'user'] as const

export type HitKind = (typeof hitKinds)[number]

/** Something that a search of staff found. Title and details are what people typed, each with its own direction. */
export type Hit = { kind: HitKind; id: string; title: string; detail: string[]; href: string }

export const hitIcons: Record<HitKind, IconName> = {
  area: 'arrow-right',
  order: 'ticket',
  traveller: 'user',
  departure: 'calendar-days',
  offer: 'file-text',
  'payment-link': 'link',
  request: 'message-circle',
  user: 'users',
}
