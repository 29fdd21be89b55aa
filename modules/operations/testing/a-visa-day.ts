import { sql } from 'kysely'
import { plainDate } from '#kernel/plain-date.ts'
import { anOrder } from '#modules/booking/testing/an-order.ts'
import { aDeparture } from '#modules/catalog/testing/builders.ts'
import { aStoredStaffMember } from '#modules/notes/testing/builders.ts'
import { testDb } from '#tests/setup/test-db.ts'
import { changeTravellers } from '../change-travellers.server.ts'
import type { VisaStep } from '../domain/papers.ts'
import { findVisaBatches } from '../find-visa-batches.server.ts'
import { findWorkspace } from '../find-workspace.server.ts'
import { keepVisaTemplate } from '../keep-visa-template.server.ts'
import { makeVisaBatch } from '../make-visa-batch.server.ts'
import { withdrawVisaBatch } from '../withdraw-visa-batch.server.ts'
import { documentStays } from './document-stays.ts'

const date = plainDate('2027-02-12')

/** A day whose travellers have everything that a visa needs, a template of three columns, and the acts of the desk. */
export async function aVisaDay(now: Date, names: readonly string[] = ['Ayşe', 'Ömer', 'Zehra']) {
  const db = await testDb()
  const departure = await aDeparture(db, { departsOn: date })
  const admin = await aStoredStaffMember(db)
  await anOrder(db, { departure, state: 'paid', travellers: [...names] })
  await sql`update orders set paid_minor = total_minor`.execute(db)
  await sql`update tours set flights = '[{"from":"IST","to":"JED","number":"TK96"}]'`.execute(db)
  await documentStays(db, admin, date, now)
  const seen = () => findWorkspace(db, admin, date, now)
  const idsOf = async (chosen: readonly string[] = names) =>
    (await seen()).travellers.filter(({ firstName }) => chosen.includes(firstName)).map(({ id }) => id)
  const columns = [
    { field: 'row', heading: 'No' },
    { field: 'passport', heading: 'Passport No' },
    { field: 'surname', heading: 'Surname' },
  ] as const
  const template = await keepVisaTemplate(
    db,
    admin,
    { date, template: { id: null, version: 1, receiver: 'Noor', columns: [...columns], dateFormat: 'dd/mm/yyyy' } },
    now,
  )
  const templateId = template.ok ? template.value.id : ''
  const make = async (chosen?: readonly string[], at = now) =>
    makeVisaBatch(
      db,
      admin,
      { date, version: (await seen()).version, templateId, passengerIds: await idsOf(chosen) },
      at,
    )
  const move = async (visa: VisaStep, chosen?: readonly string[], at = now) =>
    changeTravellers(
      db,
      admin,
      { date, version: (await seen()).version, passengerIds: await idsOf(chosen), change: { visa } },
      at,
    )
  const withdraw = async (batchId: string) =>
    withdrawVisaBatch(db, admin, { date, version: (await seen()).version, batchId }, now)
  const batches = async () => (await findVisaBatches(db, admin, await seen())).batches
  const steps = async () =>
    Object.fromEntries((await seen()).travellers.map(({ firstName, visa }) => [firstName, visa]))
  return { db, admin, date, departure, templateId, seen, idsOf, make, move, withdraw, batches, steps }
}
