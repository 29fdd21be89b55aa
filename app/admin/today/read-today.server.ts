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
  coming: Coming | undefined,
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

async function readAll(asking: Asking, coming: Coming | undefined): Promise<WorkOfKind[]> {
  const clerk = proveBounded(asking.admin, 'orders')
  const planner = proveArea(asking.admin, 'orders')
  const treasurer = proveArea(asking.admin, 'payments')
  const writer = proveArea(asking.admin, 'content')
  return [
    ...(planner && coming ? await readOfPlanner(asking, planner, coming) : []),
    ...(clerk ? await readOfClerk(asking, clerk) : []),
    ...(treasurer ? await readOfTreasurer(asking, treasurer) : []),
    ...(writer ? await readOfWriter(asking, writer) : []),
  ]
}

/** What waits of whole departures and of agencies, whoever their customers are. */
async function readOfPlanner(asking: Asking, planner: Admin<'orders'>, coming: Coming): Promise<WorkOfKind[]> {
  const { departures, papers } = coming
  return [
    await readIncidents(asking, planner),
    ...preparationWork(departures, asking, papers),
    lateStepWork(asking, coming.lateOrders),
    ticketNameWork(asking, coming.differingTickets),
    ...(await readDeadlines(asking, planner, departures)),
    weakDepartureWork(asking, coming.weak),
    lateAssuranceWork(asking, coming.lateAssurances),
    await readAgencyReservations(asking, planner),
    await readUnusualHolds(asking, planner),
  ]
}

/** What waits of customers within reach. */
async function readOfClerk(asking: Asking, clerk: Admin<'orders'>): Promise<WorkOfKind[]> {
  return [
    await readChangesToTell(asking, clerk),
    await readUndelivered(asking, clerk),
    await readCancellations(asking, clerk),
    await readParts(asking, clerk),
    await readOptions(asking, clerk),
    ...(await readRequests(asking, clerk)),
    await readOfferQuestions(asking, clerk),
    await readTasks(asking, clerk),
  ]
}

async function readOfTreasurer(asking: Asking, treasurer: Admin<'payments'>): Promise<WorkOfKind[]> {
  return [
    await readRefunds(asking, treasurer),
    await readPayments(asking, treasurer),
    await readBankLines(asking, treasurer),
    await readLinks(asking, treasurer),
    await readBankDrafts(asking, treasurer),
    await readTills(asking, treasurer),
  ]
}

async function readOfWriter(asking: Asking, writer: Admin<'content'>): Promise<WorkOfKind[]> {
  return [
    await readRegisterWork(asking, writer),
    await readReviews(asking, writer),
    await readTranslations(asking, writer),
  ]
}

function maySee(admin: Admin<'dashboard'>, kind: WorkKind): boolean {
  const { area, act = area }: { area: StaffArea; act?: StaffRight } = workKinds[kind]
  return hasRight(admin, area) && hasRight(admin, act)
}
