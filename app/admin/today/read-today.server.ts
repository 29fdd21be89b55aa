import { hasRight, type StaffArea, type StaffRight } from '#modules/accounts/index.ts'
import { proveArea, proveBounded, type Admin } from '#modules/accounts/index.server.ts'
import { rankWork, workKinds, type WorkKind } from '#modules/staff-desk/index.ts'
import { readOfferQuestions, readRequests, readTasks } from './read-asked.server.ts'
import { readDeadlines } from './read-hotels.server.ts'
import { readChangesToTell } from './read-changes.server.ts'
import { readIncidents } from './read-incidents.server.ts'
import { readBankDrafts, readBankLines, readLinks, readPayments, readRefunds, readTills } from './read-money.server.ts'
import {
  readAgencyReservations,
  readCancellations,
  readOptions,
  readParts,
  readUnusualHolds,
} from './read-orders.server.ts'
import { lateAssuranceWork } from './late-assurance-work.ts'
import { lateStepWork } from './late-step-work.server.ts'
import type { Coming } from './read-coming.server.ts'
import { preparationWork } from './read-preparation.ts'
import { ticketNameWork } from './ticket-name-work.ts'
import { weakDepartureWork } from './weak-departure-work.ts'
import { readRegisterWork } from './read-register-work.server.ts'
import { readReviews, readTranslations } from './read-writing.server.ts'
import { readUndelivered } from './read-undelivered.server.ts'
import type { Asking, WorkLine, WorkOfKind } from './work-line.ts'

/** Everything that waits for somebody, in the order in which it should be done, and how much of each kind there is. */
export type Today = {
  lines: WorkLine[]
  kinds: { kind: WorkKind; total: number; shown: number }[]
  /** The one kind that is shown whole. */
  only: WorkKind | undefined
}

/** Of each kind so many lines at once, and so many where a kind is shown whole. */
const LINES_OF_A_KIND = 3
const LINES_OF_ONE_KIND = 300

/**
 * Reads what waits for whoever asks. What a role may not do is neither read nor counted; what is done is gone, since every
 * line is read from where it is done.
 */
export async function readToday(
  asking: Omit<Asking, 'limit'>,
  coming: Promise<Coming | undefined>,
  only: WorkKind | undefined,
): Promise<Today> {
  const whole = { ...asking, limit: only ? LINES_OF_ONE_KIND : LINES_OF_A_KIND }
  const found = (await readAll(whole, coming)).filter(({ kind, total }) => total > 0 && maySee(asking.admin, kind))
  return {
    lines: rankWork(
      found.filter(({ kind }) => only === undefined || kind === only).flatMap(({ lines }) => lines),
      asking.today,
    ),
    kinds: found.map(({ kind, total, lines }) => ({ kind, total, shown: lines.length })),
    only,
  }
}

async function readAll(asking: Asking, coming: Promise<Coming | undefined>): Promise<WorkOfKind[]> {
  const clerk = proveBounded(asking.admin, 'orders')
  const planner = proveArea(asking.admin, 'orders')
  const treasurer = proveArea(asking.admin, 'payments')
  const writer = proveArea(asking.admin, 'content')
  return allOf(
    // Heard of by everybody: a reading that fails and that nobody waits for would end the program.
    coming.then((known) => (planner && known ? readOfPlanner(asking, planner, known) : [])),
    clerk && readOfClerk(asking, clerk),
    treasurer && readOfTreasurer(asking, treasurer),
    writer && readOfWriter(asking, writer),
  )
}

/** What waits of whole departures and of agencies, whoever their customers are. */
function readOfPlanner(asking: Asking, planner: Admin<'orders'>, coming: Coming): Promise<WorkOfKind[]> {
  const { departures, papers } = coming
  return allOf(
    readIncidents(asking, planner),
    preparationWork(departures, asking, papers),
    lateStepWork(asking, coming.lateOrders),
    ticketNameWork(asking, coming.differingTickets),
    readDeadlines(asking, planner, departures),
    weakDepartureWork(asking, coming.weak),
    lateAssuranceWork(asking, coming.lateAssurances),
    readAgencyReservations(asking, planner),
    readUnusualHolds(asking, planner),
  )
}

/** What waits of customers within reach. */
function readOfClerk(asking: Asking, clerk: Admin<'orders'>): Promise<WorkOfKind[]> {
  return allOf(
    readChangesToTell(asking, clerk),
    readUndelivered(asking, clerk),
    readCancellations(asking, clerk),
    readParts(asking, clerk),
    readOptions(asking, clerk),
    readRequests(asking, clerk),
    readOfferQuestions(asking, clerk),
    readTasks(asking, clerk),
  )
}

function readOfTreasurer(asking: Asking, treasurer: Admin<'payments'>): Promise<WorkOfKind[]> {
  return allOf(
    readRefunds(asking, treasurer),
    readPayments(asking, treasurer),
    readBankLines(asking, treasurer),
    readLinks(asking, treasurer),
    readBankDrafts(asking, treasurer),
    readTills(asking, treasurer),
  )
}

function readOfWriter(asking: Asking, writer: Admin<'content'>): Promise<WorkOfKind[]> {
  return allOf(readRegisterWork(asking, writer), readReviews(asking, writer), readTranslations(asking, writer))
}

type Read = WorkOfKind | WorkOfKind[] | undefined

/** Read at the same time, and told in this order. */
async function allOf(...reads: (Read | Promise<Read>)[]): Promise<WorkOfKind[]> {
  return (await Promise.all(reads)).flatMap((read) => read ?? [])
}

function maySee(admin: Admin<'dashboard'>, kind: WorkKind): boolean {
  const { area, act = area }: { area: StaffArea; act?: StaffRight } = workKinds[kind]
  return hasRight(admin, area) && hasRight(admin, act)
}
