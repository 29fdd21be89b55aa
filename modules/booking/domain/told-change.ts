import type { Localised } from '#kernel/locale.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { ContactDraft } from './checkout.ts'
import { paperFields, travellerFlags, type KnownFields } from './traveller-fields.ts'

/** What a line of the history of an order tells the change of, beside the papers of travellers. */
export const toldThings = [
  'customer',
  'email',
  'phone',
  'address',
  'city',
  'country',
  'note',
  'name',
  'journey',
  'total',
  'plan',
  'paid',
  'back',
  'fare',
  'room',
  'place',
  'extras',
  'discount',
] as const

/** Papers, yes and no: that they changed is told, never what they say. */
export const namedThings = [...paperFields, ...travellerFlags] as const

export type ToldThing = (typeof toldThings)[number] | (typeof namedThings)[number]

/** One value, as it is kept; amounts are in the currency of the order. */
export type ToldValue =
  | { text: string }
  | { minor: number }
  | { fare: string }
  | { journey: { name: Localised; departsOn: PlainDate; returnsOn: PlainDate } }
  | { parts: readonly { minor: number; dueOn: PlainDate | null }[] }

/** What was before and what is after; neither where only that it changed may be told. */
export type ToldChange = { what: ToldThing; was?: ToldValue | undefined; is?: ToldValue | undefined }

/** The change of an amount; none when it stays. */
export function toldAmount(what: ToldThing, wasMinor: number, isMinor: number): ToldChange[] {
  return wasMinor === isMinor ? [] : [{ what, was: { minor: wasMinor }, is: { minor: isMinor } }]
}

/** The change of a word or a sentence; what was empty has no before, what is empty no after. */
export function toldText(what: ToldThing, was: string, is: string): ToldChange[] {
  if (was === is) return []
  return [{ what, ...(was !== '' && { was: { text: was } }), ...(is !== '' && { is: { text: is } }) }]
}

/** The parts that are open, before and after, in the order in which they are due. */
export function toldPlan(
  was: readonly { amount: { minor: number }; dueOn: PlainDate | null }[],
  is: readonly { amount: { minor: number }; dueOn: PlainDate | null }[],
): ToldChange[] {
  const partsOf = (parts: typeof was) => parts.map(({ amount, dueOn }) => ({ minor: amount.minor, dueOn }))
  return [{ what: 'plan', was: { parts: partsOf(was) }, is: { parts: partsOf(is) } }]
}

/** What is different of whom an order belongs to. */
export function toldContact(was: ContactDraft, is: ContactDraft): ToldChange[] {
  const others = ['email', 'phone', 'address', 'city', 'country'] as const
  return [
    ...toldText('customer', nameOf(was), nameOf(is)),
    ...others.flatMap((what) => toldText(what, was[what], is[what])),
  ]
}

/** What is different of somebody who travels: the name is said, papers are only named. */
export function toldTraveller(was: KnownFields, is: KnownFields): ToldChange[] {
  const named = namedThings.filter((what) => (was[what] ?? '') !== (is[what] ?? ''))
  return [...toldText('name', nameOf(was), nameOf(is)), ...named.map((what) => ({ what }))]
}

function nameOf({ firstName, lastName }: { firstName: string; lastName: string }): string {
  return `${firstName} ${lastName}`.trim()
}
