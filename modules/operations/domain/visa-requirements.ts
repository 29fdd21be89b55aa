import type { PlainDate } from '#kernel/plain-date.ts'
import type { WorkTraveller, Workspace } from './workspace.ts'

/** What has to be there before a visa is applied for, in the order in which it is looked at. */
export const visaRequirements = ['papers', 'relation', 'hotel', 'flight', 'payment'] as const

export type VisaRequirement = (typeof visaRequirements)[number]

/** Whoever is younger travels with a grown-up relative, and says with whom. */
const GROWN_UP_AGE = 18

type Day = Pick<Workspace, 'tours' | 'travellers' | 'rides'>

/**
 * What is open for a traveller: papers that lack or a passport that ends too soon, for somebody under eighteen a stated
 * relative of the day who is grown up, documented hotels, a known flight, and whatever is due of the price by today. Where
 * an age is not known, the papers are open.
 */
export function openRequirements(
  traveller: WorkTraveller,
  { tours, travellers, rides }: Day,
  { closed, today }: { closed: ReadonlySet<string>; today: PlainDate },
): VisaRequirement[] {
  const isOpen: Record<VisaRequirement, boolean> = {
    papers: traveller.missing.length > 0,
    relation: isMinor(traveller) && !guardianOf(traveller, travellers),
    hotel: closed.has(traveller.tourId),
    flight:
      (tours.find(({ id }) => id === traveller.tourId)?.flights ?? []).length === 0 &&
      !rides.some(({ id, kind }) => kind === 'flight' && id in traveller.seats),
    payment: traveller.isHeld || isDue(traveller, today),
  }
  return visaRequirements.filter((each) => isOpen[each])
}

/** The nearest grown-up relative of the day of somebody below eighteen, by what is stated about kinship. */
export function guardianOf(traveller: WorkTraveller, travellers: readonly WorkTraveller[]): WorkTraveller | undefined {
  if (!isMinor(traveller)) return undefined
  return traveller.relatives
    .map(({ id }) => travellers.find((each) => each.id === id))
    .find((relative) => relative !== undefined && relative.age !== null && relative.age >= GROWN_UP_AGE)
}

function isMinor({ age }: WorkTraveller): boolean {
  return age !== null && age < GROWN_UP_AGE
}

function isDue({ open, order }: WorkTraveller, today: PlainDate): boolean {
  return open.minor > 0 && (order.restDueOn === null || order.restDueOn <= today)
}
