import { statusOf } from '#app/refusals/refusals.ts'
import { data } from 'react-router'
import type { Locale } from '#kernel/locale.ts'
import { addDays, daysBetween } from '#kernel/plain-date.ts'
import { ok, type Result } from '#kernel/result.ts'
import { parseTypedDate } from '#kernel/typed-date.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import {
  addDeparture,
  changeDeparture,
  changeTour,
  copyDeparture,
  DepartureDraft,
  openTour,
  removeDeparture,
  restoreDeparture,
  setAvailability,
  type StaffTour,
} from '#modules/catalog/index.server.ts'
import { departureStatuses, toTourId } from '#modules/catalog/index.ts'
import { changeKnowingly, type ReachOfChange } from '#modules/promises/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import type { Fields, FieldSpec } from '#app/acts/record/field-specs.ts'
import type { Merged } from '../record/merge-fields.ts'
import type { ShownReach } from '../record/reach-card.tsx'
import { applyPicks, mergeWithSaved, ownFields } from '../record/read-conflict.server.ts'
import { readReach, showReach } from '../record/read-reach.server.ts'
import { readFields, toFields } from '#app/acts/record/record-fields.ts'
import { applyRowAction } from '../record/row-action.ts'
import { type TourNews, type TourRefusal } from './tour-news.ts'
import { fieldsOfTour, readTourForm } from './tour-form.server.ts'
import { departureSpecs, tourSpecs } from './tour-specs.ts'

export type Refused = {
  intent: string
  fields: Fields
  problems: string[]
  refusal?: TourRefusal | undefined
  taken?: number | undefined
  between?: { min: number; max: number } | undefined
  merged?: Merged | undefined
  version?: number | undefined
  theirs?: Fields | undefined
  reach?: ShownReach | undefined
}

type Acted = { done: TourNews; id: string; undo?: string } | { refused: ReturnType<typeof refuse> }

type Desk = { db: Db; admin: Admin<'catalogue'>; staff: StaffTour | undefined; locale: Locale }

/** Does what a form of the editor asks for; what was typed comes back with whatever is refused. */
export async function actOnTour(desk: Desk, fields: Fields): Promise<Acted> {
  const { intent = '', row } = fields
  if (row !== undefined) {
    const grown = applyRowAction(ownFields(fields), row)
    if (!grown) throw data(null, { status: 400 })
    const version = Number(fields['version'])
    return { refused: data({ intent, fields: grown, problems: [], version } as Refused, { status: 200 }) }
  }
  switch (intent) {
    case 'tour':
      return desk.staff ? saveTour(desk.staff, desk, fields) : createTour(desk, fields)
    case 'departure':
      return saveDeparture(desk, fields)
    case 'add-departure':
      return addNew(desk, fields)
    case 'copy':
      return copy(desk, fields)
    case 'status':
      return step(desk, fields)
    case 'remove':
      return remove(desk, fields)
    case 'restore':
      return restore(desk, fields)
    default:
      throw data(null, { status: 400 })
  }
}

async function createTour({ db, admin }: Desk, fields: Fields): Promise<Acted> {
  const draft = readTourForm(ownFields(fields))
  if (!draft.ok) return refused('tour', fields, { problems: draft.error })
  const opened = await openTour(db, admin, draft.value, new Date())
  if (opened.ok) return { done: 'created', id: opened.value.key }
  return refused('tour', fields, problemOf(opened.error))
}

async function saveTour({ tour, departure }: StaffTour, { db, admin, locale }: Desk, fields: Fields): Promise<Acted> {
  const own = applyPicks(fields, fieldsOfTour(tour.draft))
  const draft = readTourForm(own)
  if (!draft.ok) return refused('tour', fields, { problems: draft.error })
  const version = Number(fields['version'])
  const now = new Date()
  const change = (tx: Db) => changeTour(tx, admin, { key: tour.key, version, draft: draft.value }, now)
  const saved = await changeKnowingly(db, { change, ...readReach(fields), locale }, now)
  if (saved.ok) return { done: 'saved', id: addressOf({ tour, departure }, draft.value.code) }
  if (saved.error.code === 'reaches-customers') return reaches('tour', fields, saved.error.reach, locale)
  if (saved.error.code !== 'edit-conflict') return refused('tour', fields, problemOf(saved.error))
  const theirs = fieldsOfTour(saved.error.now.draft)
  return conflict('tour', fields, { theirs, version: saved.error.now.version, specs: tourSpecs })
}

/** Where the editor is after the code may have changed: the address of a departure is made of it. */
function addressOf({ tour, departure }: Pick<StaffTour, 'tour' | 'departure'>, code: string): string {
  return departure ? toTourId({ ...departure.draft, code }) : tour.key
}

async function saveDeparture({ db, admin, staff, locale }: Desk, fields: Fields): Promise<Acted> {
  const { departure } = staff ?? {}
  if (!departure) throw data(null, { status: 400 })
  const own = applyPicks(fields, toFields(departure.draft, departureSpecs, locale))
  const draft = DepartureDraft.safeParse(readFields(own, departureSpecs))
  if (!draft.success) return refused('departure', fields, { problems: placesOf(draft.error.issues, own) })
  const version = Number(fields['version'])
  const now = new Date()
  const change = (tx: Db) => changeDeparture(tx, admin, { id: departure.id, version, draft: draft.data }, now)
  const saved = await changeKnowingly(db, { change, ...readReach(fields), locale }, now)
  if (saved.ok) return { done: 'saved', id: saved.value.id }
  const { error } = saved
  if (error.code === 'reaches-customers') return reaches('departure', fields, error.reach, locale)
  if (error.code === 'edit-conflict') {
    const theirs = toFields(error.now.draft, departureSpecs, locale)
    return conflict('departure', fields, { theirs, version: error.now.version, specs: departureSpecs })
  }
  return refused('departure', fields, {
    refusal: error.code,
    ...(error.code === 'below-sold' ? { taken: error.taken, problems: ['capacity'] } : {}),
    ...flightPlaceOf(error),
  })
}

/** Nothing is written before whoever saves has seen whom it reaches. */
function reaches(intent: string, fields: Fields, reach: ReachOfChange, locale: Locale): Acted {
  return refused(intent, fields, { refusal: 'reaches-customers', reach: showReach(reach, locale) })
}

/** The input of what is wrong with a flight. */
function flightPlaceOf(failure: object): Partial<Refused> {
  if (!('flight' in failure) || !('part' in failure)) return {}
  return { problems: [`flightTimes.${String(failure.flight)}.${String(failure.part)}`] }
}

async function addNew({ db, admin, staff }: Desk, fields: Fields): Promise<Acted> {
  if (!staff) throw data(null, { status: 400 })
  const own = ownFields(fields)
  const draft = DepartureDraft.safeParse(readFields(own, departureSpecs))
  if (!draft.success) return refused('add-departure', fields, { problems: placesOf(draft.error.issues, own) })
  const added = await addDeparture(db, admin, { tourKey: staff.tour.key, draft: draft.data }, new Date())
  if (added.ok) return { done: 'added', id: added.value.id }
  return refused('add-departure', fields, { refusal: added.error.code, ...flightPlaceOf(added.error) })
}

const MOST_COPIES = 52

/** Copies to one date, or to several that follow each other; all of them or none. */
async function copy({ db, admin, staff }: Desk, fields: Fields): Promise<Acted> {
  const { departure } = staff ?? {}
  const departsOn = parseTypedDate(fields['departsOn'] ?? '')
  const returnsOn = fields['returnsOn'] ? parseTypedDate(fields['returnsOn']) : undefined
  const times = Number(fields['times'] || '1')
  const every = Number(fields['every'] || '7')
  const problems = [
    ...(departsOn ? [] : ['departsOn']),
    ...(fields['returnsOn'] && !returnsOn ? ['returnsOn'] : []),
    ...(Number.isInteger(times) && times >= 1 && times <= MOST_COPIES ? [] : ['times']),
    ...(Number.isInteger(every) && every >= 1 && every <= 365 ? [] : ['every']),
  ]
  if (!departure || !departsOn || problems.length > 0) return refused('copy', fields, { problems })
  const lasting = returnsOn && daysBetween(departsOn, returnsOn)
  const copied = await inTransaction(db, async (tx): Promise<Result<string[], { code: TourRefusal }>> => {
    const made: string[] = []
    for (let nth = 0; nth < times; nth += 1) {
      const leaves = addDays(departsOn, nth * every)
      const days = { departsOn: leaves, returnsOn: lasting === undefined ? undefined : addDays(leaves, lasting) }
      const one = await copyDeparture(tx, admin, { id: departure.id, ...days }, new Date())
      if (!one.ok) return one
      made.push(one.value.id)
    }
    return ok(made)
  })
  if (!copied.ok) return refused('copy', fields, { refusal: copied.error.code })
  return {
    done: times > 1 ? 'copied-many' : 'copied',
    id: times > 1 ? departure.id : (copied.value[0] ?? departure.id),
  }
}

async function step({ db, admin, staff }: Desk, fields: Fields): Promise<Acted> {
  const status = departureStatuses.find((each) => each === fields['status'])
  if (!staff?.departure || !status) throw data(null, { status: 400 })
  const { id } = staff.departure
  const done = await setAvailability(db, admin, { id, version: Number(fields['version']), status }, new Date())
  if (done.ok) return { done: `now-${status}`, id }
  return refused('status', fields, problemOf(done.error))
}

async function remove({ db, admin, staff }: Desk, fields: Fields): Promise<Acted> {
  if (!staff?.departure) throw data(null, { status: 400 })
  const request = { id: staff.departure.id, version: Number(fields['version']) }
  const removed = await removeDeparture(db, admin, request, new Date())
  if (removed.ok) return { done: 'removed', id: staff.tour.key, undo: removed.value.undo }
  return refused('remove', fields, { refusal: removed.error.code })
}

async function restore({ db, admin }: Desk, fields: Fields): Promise<Acted> {
  const restored = await restoreDeparture(db, admin, fields['undo'] ?? '', new Date())
  if (restored.ok) return { done: 'restored', id: restored.value.id }
  return refused('restore', fields, { refusal: restored.error.code })
}

function conflict(
  intent: string,
  fields: Fields,
  { theirs, version, specs }: { theirs: Fields; version: number; specs: readonly FieldSpec[] },
): Acted {
  const merged = mergeWithSaved(fields, theirs, specs)
  return {
    refused: data(
      { intent, fields: merged.fields, problems: [], refusal: 'edit-conflict', merged, version, theirs } as Refused,
      { status: 412 },
    ),
  }
}

function refused(intent: string, fields: Fields, facts: Partial<Refused>): Acted {
  return { refused: refuse(intent, fields, facts) }
}

function refuse(intent: string, fields: Fields, { refusal, problems = [], ...facts }: Partial<Refused>) {
  const status = refusal ? statusOf(refusal) : 400
  const version = Number(fields['version'])
  return data({ intent, fields: ownFields(fields), problems, refusal, version, ...facts } as Refused, { status })
}

type Failure = {
  code: TourRefusal
  between?: { min: number; max: number }
  fields?: string[]
  gaps?: { field: string; locale: string }[]
}

function problemOf({ code, between, fields = [], gaps = [] }: Failure): Partial<Refused> {
  const own = code === 'group-size' ? ['groupSize'] : code === 'code-taken' ? ['code'] : []
  return {
    refusal: code,
    between,
    problems: [...own, ...fields, ...gaps.map(({ field, locale }) => `${field}.${locale}`)],
  }
}

/** The inputs of what the schema refused; prices stand in the form by their name, not in an order. */
function placesOf(issues: readonly { path: readonly PropertyKey[] }[], fields: Fields): string[] {
  const prices = Object.keys(fields).filter((name) => name.startsWith('fares.') && (fields[name] ?? '').trim() !== '')
  const order = departureSpecs.flatMap((spec) => (spec.kind === 'prices' ? spec.keys : []))
  const typed = order.map((key) => `fares.${key}`).filter((name) => prices.includes(name))
  return issues.map(({ path }) => (path[0] === 'fares' ? (typed[Number(path[1])] ?? 'fares') : path.join('.')))
}
