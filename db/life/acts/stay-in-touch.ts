import type { PlainDate } from '#kernel/plain-date.ts'
import { findOrder, nameGuardian, saveEmergencyContact } from '#modules/booking/index.server.ts'
import { findWorkspace } from '#modules/operations/index.server.ts'
import type { WorkTraveller } from '#modules/operations/index.ts'
import { dutyPhoneSetting, saveCardChoice, sayFamilyConsent } from '#modules/road/index.server.ts'
import { plainCard, type CardChoice } from '#modules/road/index.ts'
import { writeSetting } from '#platform/settings/settings.server.ts'
import type { World } from '../world.ts'
import { must } from './must.ts'

/** Whom somebody wants called at home; a number of films each. */
const relatives = [
  { name: 'Gülten Aydoğdu', relation: 'child', phone: '+90 532 000 9981' },
  { name: 'Orhan Sevinç', relation: 'sibling', phone: '+90 532 000 9982' },
  { name: 'Nermin Başaran', relation: 'spouse', phone: '+49 171 39200 83' },
]

const guardians = [
  { name: 'Selin Aydoğdu', email: 'selin.aydogdu@example.com', phone: '+49 171 39200 84', locale: 'tr' },
  { name: 'Kerem Sevinç', email: 'kerem.sevinc@example.org', phone: '', locale: 'en' },
] as const

const choices: CardChoice[] = [
  { showsFullName: true, health: [] },
  { showsFullName: false, health: ['diabetes'] },
  { showsFullName: true, health: ['penicillin', 'hearing'] },
]

/** Somebody answers day and night. */
export async function answerDayAndNight({ tx }: World): Promise<void> {
  await writeSetting(tx, dutyPhoneSetting, '+905320009980')
}

/**
 * Before a journey customers say whom to call at home and who looks after the order with them; some travellers choose what
 * their card says, and most agree that those at home hear of them. Every second order says nothing yet.
 */
export async function stayInTouch(world: World, date: PlainDate, now: Date): Promise<void> {
  const { travellers } = await findWorkspace(world.tx, world.staff.orders, date, now)
  const orders = [...Map.groupBy(travellers, ({ order }) => order.id)]
  for (const [nth, [id, people]] of orders.entries()) {
    const order = nth % 2 === 0 ? await findOrder(world.tx, world.staff.orders, id) : undefined
    if (!order) continue
    const turn = nth / 2
    await nameRelatives(world, order.orderId, turn, now)
    await chooseForPeople(world, { orderId: order.orderId, people, turn }, now)
  }
}

async function nameRelatives({ tx }: World, orderId: string, turn: number, now: Date): Promise<void> {
  const typed = relatives[turn % relatives.length]
  if (typed) must(await saveEmergencyContact(tx, { orderId, typed, seen: null, by: undefined }, now), 'a relative')
  const guardian = guardians[turn]
  if (!guardian) return
  const { locale, ...who } = guardian
  const rights = { completesPapers: turn === 0, hearsChanges: true }
  must(await nameGuardian(tx, { orderId, typed: who, locale, userId: undefined, ...rights }, now), 'a guardian')
}

async function chooseForPeople(
  { tx }: World,
  { orderId, people, turn }: { orderId: string; people: readonly WorkTraveller[]; turn: number },
  now: Date,
): Promise<void> {
  for (const [nth, { id: passengerId }] of people.entries()) {
    const who = { orderId, passengerId, userId: undefined }
    const choice = (nth === 0 ? choices[turn] : undefined) ?? plainCard
    must(await saveCardChoice(tx, { ...who, choice, consents: true }, now), 'what a card says')
    // One of three keeps their way to themselves.
    const saidBy = nth === 0 ? ('customer' as const) : ('traveller' as const)
    if (nth % 3 !== 2) must(await sayFamilyConsent(tx, { ...who, agrees: true, saidBy }, now), 'news for those at home')
  }
}
