import type { translator } from '#app/messages/translator.ts'
import { formatDate } from '#kernel/format-date.ts'
import { formatTime } from '#kernel/format-time.ts'
import type { Locale } from '#kernel/locale.ts'
import type { OrderedTour } from '#modules/booking/index.server.ts'
import type { Permit } from '#modules/operations/index.ts'

/** Whether a journey spends a night in Madinah, where the Rawdah is. */
export function sleepsInMadinah({ legs }: Pick<OrderedTour, 'legs'>): boolean {
  return legs.some(({ place, nights }) => place === 'madinah' && nights > 0)
}

const waiting: Permit = {
  kind: 'rawdah',
  state: 'to-request',
  day: null,
  hour: '',
  until: '',
  gate: '',
  reference: '',
}

/**
 * What somebody of a journey reads of their permits; a visit to the Rawdah that nobody asked for yet is still to come.
 * Nothing of somebody who does not travel, whose permits are not known.
 */
export function shownPermits(permits: readonly Permit[] | undefined, tour: Pick<OrderedTour, 'legs'>): Permit[] {
  if (!permits) return []
  const isKnown = permits.some(({ kind }) => kind === 'rawdah')
  return [
    ...permits.filter(({ state }) => state !== 'not-needed'),
    ...(sleepsInMadinah(tour) && !isKnown ? [waiting] : []),
  ]
}

/** A permit in words: when it is or how it stands, and where it is granted through which gate and where they meet. */
export function permitWords(
  { kind, state, day, hour, gate, reference }: Permit,
  earlyMinutes: number,
  { text, locale }: { text: ReturnType<typeof translator<'permits'>>; locale: Locale },
): { when: string; details: string[] } {
  if (state === 'used' || state === 'missed') return { when: text(state), details: [] }
  if (state !== 'granted') return { when: text('waiting'), details: [] }
  const at = [day && formatDate(day, locale, { year: false, weekday: true }), hour && formatTime(hour, locale)]
  const details = [
    gate === '' ? '' : text('gate', { gate }),
    kind === 'rawdah' ? text('meet', { count: earlyMinutes }) : reference,
  ]
  return { when: at.filter(Boolean).join(' '), details: details.filter((detail) => detail !== '') }
}
