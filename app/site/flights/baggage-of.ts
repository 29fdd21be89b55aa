import type { translator } from '#app/messages/translator.ts'
import type { ShownFlight } from '#modules/catalog/index.ts'

/** What may be taken along on a flight, in words: luggage, then what is carried by hand; nothing where it is not known. */
export function baggageOf(
  { bags, bagKg, cabinKg }: Pick<ShownFlight, 'bags' | 'bagKg' | 'cabinKg'>,
  text: ReturnType<typeof translator<'tour'>>,
): string[] {
  const luggage =
    bagKg &&
    (bags
      ? text('flight-bags', { bags: String(bags), kg: String(bagKg) })
      : text('flight-baggage', { kg: String(bagKg) }))
  return [luggage, cabinKg && text('flight-cabin', { kg: String(cabinKg) })].filter((part) => typeof part === 'string')
}
