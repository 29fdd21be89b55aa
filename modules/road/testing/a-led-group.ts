import { addDays, dayInIstanbul, type PlainDate } from '#kernel/plain-date.ts'
import { findSession, proveLeader, type Leader } from '#modules/accounts/index.server.ts'
import { anOrder } from '#modules/booking/testing/an-order.ts'
import { aDeparture } from '#modules/catalog/testing/builders.ts'
import { aStoredStaffMember } from '#modules/notes/testing/builders.ts'
import { addGuide, findWorkspace } from '#modules/operations/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { signedIn } from '#tests/setup/signed-in.ts'

/** A browser in which a leader of groups has signed in, with the proof. */
export async function aSignedInLeader(db: Db) {
  const entered = await signedIn(db, { isLeader: true })
  const session = await findSession(db, entered.token, new Date())
  const leader = proveLeader(session?.user)
  if (!leader) throw new Error('the account is no leader')
  return { ...entered, leader }
}

/** A departure of travellers by their first names, which a leader is named for; by default it left yesterday. */
export async function aLedGroup(
  db: Db,
  leader: Leader,
  {
    travellers = ['Zeliha', 'Nurten'],
    departsOn = addDays(dayInIstanbul(new Date()), -1),
  }: { travellers?: string[]; departsOn?: PlainDate } = {},
) {
  const departure = await aDeparture(db, { departsOn })
  const order = await anOrder(db, { departure, state: 'paid', travellers })
  const admin = await aStoredStaffMember(db)
  const { version, travellers: people } = await findWorkspace(db, admin, departsOn, new Date())
  const guide = {
    role: 'leader',
    name: 'Emine Aksoy',
    phone: '',
    gender: null,
    departureId: departure.departureId,
    userId: leader.id,
  } as const
  const added = await addGuide(db, admin, { date: departsOn, version, guide }, new Date())
  if (!added.ok) throw new Error(added.error.code)
  const passengerIds = travellers.map((name) => {
    const person = people.find(({ firstName, tourId }) => firstName === name && tourId === departure.id)
    if (!person) throw new Error(`nobody called ${name}`)
    return person.id
  })
  return { ...departure, departsOn, order, admin, passengerIds }
}
