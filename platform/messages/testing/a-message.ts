import type { Db } from '#platform/db/client.server.ts'
import { noteChoice } from '../choices.server.ts'
import type { MessageWay } from '#kernel/message-way.ts'
import type { ServiceMessage } from '../queue-message.server.ts'

export const PHONE = '+905321234567'

export const atTen = new Date('2027-01-20T07:00:00Z')

export const minutesAfterTen = (minutes: number) => new Date(atTen.getTime() + minutes * 60_000)

/** About a flight that moved, in Turkish letters. */
export function aMessage(change: Partial<ServiceMessage> = {}): ServiceMessage {
  return {
    kind: 'service',
    key: 'change:1',
    locale: 'tr',
    phone: PHONE,
    email: 'ayse@example.com',
    words: {
      template: 'journey_changed',
      parameters: ['Ayşe Yılmaz', '2027-000123'],
      body: 'Sayın Ayşe Yılmaz, 2027-000123 numaralı yolculuğunuz değişti.',
    },
    mail: { subject: 'Yolculuğunuz değişti', html: '<p>Değişti</p>', text: 'Değişti' },
    ...change,
  }
}

/** Somebody said yes to these ways a day before. */
export async function agreeTo(db: Db, ways: readonly MessageWay[], phone = PHONE): Promise<void> {
  const yesterday = new Date(atTen.getTime() - 24 * 3_600_000)
  for (const way of ways) await noteChoice(db, { phone, way, isAgreed: true, source: 'checkout' }, yesterday)
}
