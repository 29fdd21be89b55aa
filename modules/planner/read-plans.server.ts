import type { Localised } from '#kernel/locale.ts'
import { dayInIstanbul, type PlainDate } from '#kernel/plain-date.ts'
import { listPlannedOrders, readPapersTime, type PlannedOrder } from '#modules/booking/index.server.ts'
import { goesAbroad } from '#modules/catalog/index.ts'
import { listStepsOfDepartures } from '#modules/catalog/index.server.ts'
import { listVisaSteps, visaUsualDaysSetting } from '#modules/operations/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { readSetting } from '#platform/settings/settings.server.ts'
import { own } from './data/tables.server.ts'
import { planOfPayments, planOfPerson, type PlannedStep } from './domain/plan.ts'
import { visaNewsOf, type VisaNews } from './domain/visa-news.ts'
import { visaLeadDaysSetting } from './settings.server.ts'

/** Whose steps they are: somebody who travels, or who pays. */
export type PlannedPerson = {
  /** The traveller; null for who pays. */
  id: string | null
  name: string
  /** Whether it is somebody else who has taken a share over. */
  isOtherPayer: boolean
  departsOn: PlainDate
  tourName: Localised
  /** How far the visa is, where it was handed in and the journey is still to come. */
  visa: VisaNews | null
  steps: PlannedStep[]
}

export type OrderPlan = Omit<PlannedOrder, 'travellers' | 'parts'> & { people: PlannedPerson[] }

/** With one of these steps a visa was handed in or need not be. */
const handedIn: readonly (string | undefined)[] = ['applied', 'granted', 'not-needed']

/**
 * What is to be done in orders that stand, for each who travels and each who pays, by one id or by their departures; a fixed
 * number of queries. Reads no number of a paper.
 */
export async function readPlans(
  db: Db,
  wanted: { orderId: string } | { departureIds: readonly string[] },
  now: Date,
): Promise<OrderPlan[]> {
  const orders = await listPlannedOrders(db, wanted, now)
  const travellers = orders.flatMap((order) => order.travellers)
  const ids = travellers.map(({ id }) => id)
  const ownSteps = await listStepsOfDepartures(
    db,
    travellers.map(({ departureId }) => departureId),
  )
  const visas = await listVisaSteps(db, ids)
  const ticks = await listTicks(db, ids)
  const { leadDays: papersLeadDays, closed } = await readPapersTime(db)
  const rules = { papersLeadDays, visaLeadDays: await readSetting(db, visaLeadDaysSetting), closed }
  const usual = await readSetting(db, visaUsualDaysSetting)
  const today = dayInIstanbul(now)
  return orders.map(({ travellers: ofOrder, parts, ...order }) => {
    const people = ofOrder.map((traveller): PlannedPerson => {
      const { id, name, departsOn, tourName, lacksPapers, replacesPassport } = traveller
      const facts = {
        departsOn,
        bookedOn: order.bookedOn,
        goesAbroad: goesAbroad(traveller.tourKind),
        lacksPapers,
        replacesPassport,
        isVisaHandedIn: handedIn.includes(visas.get(id)?.step),
        own: ownSteps.get(traveller.departureId) ?? [],
        done: ticks.get(id) ?? [],
      }
      const steps = planOfPerson(facts, rules, today)
      const visa = steps.length > 0 ? visaNewsOf(visas.get(id), usual, today) : null
      return { id, name, isOtherPayer: false, departsOn, tourName, visa, steps }
    })
    return { ...order, people: [...people, ...payersOf(order, { people, parts }, rules, today)] }
  })
}

/** Whoever pays parts that are open: the customer first, then those who have taken shares over. */
function payersOf(
  { contact }: Pick<PlannedOrder, 'contact'>,
  { people, parts }: { people: readonly PlannedPerson[]; parts: PlannedOrder['parts'] },
  { closed }: Parameters<typeof planOfPerson>[1],
  today: PlainDate,
): PlannedPerson[] {
  const [first] = people.toSorted((a, b) => a.departsOn.localeCompare(b.departsOn))
  if (!first) return []
  const { departsOn, tourName } = first
  return [...Map.groupBy(parts, ({ payer }) => payer)]
    .toSorted(([a], [b]) => Number(a !== null) - Number(b !== null))
    .map(([payer, ofPayer]) => ({
      id: null,
      name: payer ?? contact.name,
      isOtherPayer: payer !== null,
      departsOn,
      tourName,
      visa: null,
      steps: planOfPayments(ofPayer, closed, today),
    }))
}

async function listTicks(db: Db, passengerIds: readonly string[]): Promise<Map<string, string[]>> {
  if (passengerIds.length === 0) return new Map()
  const rows = await own(db)
    .selectFrom('traveller_steps')
    .select(['passenger_id as id', 'step'])
    .where('passenger_id', 'in', passengerIds)
    .execute()
  return new Map([...Map.groupBy(rows, ({ id }) => id)].map(([id, ofOne]) => [id, ofOne.map(({ step }) => step)]))
}
