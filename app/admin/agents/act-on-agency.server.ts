import { currencies } from '#kernel/money.ts'
import { parseTypedAmount } from '#kernel/typed-amount.ts'
import { isUuid } from '#kernel/ids.ts'
import { parseTypedDate } from '#kernel/typed-date.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import {
  addAgencyUser,
  addCommissionRule,
  allotSeats,
  payOutCommission,
  releaseSeatsOf,
  saveAgency,
  setAgencyLogo,
  type AgencyDetail,
  type PayoutFailure,
  type PayoutSource,
} from '#modules/agents/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import type { Fields } from '#app/acts/record/field-specs.ts'
import type { Locale } from '#kernel/locale.ts'
import { actOnce } from '../act-once.server.ts'
import type { Meanwhile } from '../record/meanwhile.ts'
import { decidedForm, meetSaved } from '../record/read-conflict.server.ts'
import { fieldsOfAgency } from './agency-fields.ts'

export type AgencyProblem =
  | 'refused-fields'
  | 'refused-name'
  | 'refused-user'
  | 'refused-allotment'
  | 'refused-more-than-earned'
  | 'refused-source'
  | 'refused-day-closed'

type Act = { db: Db; agency: AgencyDetail; form: FormData; locale: Locale; now: Date }

/** Why the terms were not saved, with what was typed; `conflict` has it brought together with what somebody else saved. */
export type RefusedTerms = { problem: AgencyProblem | undefined; fields: Fields; conflict?: Meanwhile }

/** Saves the terms of an agency as its form says; `findAgain` reads what somebody else saved meanwhile. */
export async function saveTerms(
  admin: Admin<'payments'>,
  { db, agency, form, locale, now }: Act,
  findAgain: () => Promise<AgencyDetail | undefined>,
): Promise<RefusedTerms | undefined> {
  const fields = decidedForm(typedIn(form), fieldsOfAgency(agency, locale))
  const text = (name: string) => (fields[name] ?? '').trim()
  const currency = currencies.find((each) => each === text('currency')) ?? agency.creditLimit.currency
  const amount = parseTypedAmount(text('amount'), currency)
  const optionHours = Number(text('optionHours'))
  if (!amount || amount.minor < 0 || !(optionHours >= 1 && optionHours <= 720))
    return { problem: 'refused-fields', fields }
  const draft = {
    ...agency,
    name: text('name'),
    contactName: text('contactName'),
    email: text('email'),
    phone: text('phone'),
    address: text('address'),
    city: text('city'),
    licenceNo: text('licenceNo'),
    creditLimitMinor: amount.minor,
    creditCurrency: currency,
    optionHours: Math.round(optionHours),
    isActive: text('isActive') === 'on',
  }
  const saved = await saveAgency(db, admin, { id: agency.id, version: Number(text('version')), draft }, now)
  if (saved.ok) return undefined
  const current = saved.error.code === 'edit-conflict' ? await findAgain() : undefined
  if (!current) return { problem: 'refused-name', fields }
  const met = meetSaved(fields, { theirs: fieldsOfAgency(current, locale), version: current.version })
  return { problem: undefined, ...met }
}

/** What staff of the orders do with an agency: its seats. `undefined` for other acts. */
export async function actOnSeats(
  admin: Admin<'orders'>,
  { db, agency, form, now }: Act,
): Promise<AgencyProblem | null | undefined> {
  const text = (name: string) => String(form.get(name) ?? '').trim()
  if (text('intent') === 'release') {
    const allotmentId = text('allotmentId')
    if (isUuid(allotmentId)) await releaseSeatsOf(db, admin, { agencyId: agency.id, allotmentId }, now)
    return null
  }
  if (text('intent') !== 'allot') return undefined
  const seats = Number(text('seats'))
  const releaseOn = parseTypedDate(text('releaseOn'))
  if (!Number.isSafeInteger(seats) || seats < 1 || !releaseOn) return 'refused-fields'
  const allotted = await allotSeats(db, admin, { agencyId: agency.id, tourId: text('tourId'), seats, releaseOn }, now)
  return allotted.ok ? null : 'refused-allotment'
}

/** What staff of the money do with an agency: its logo, users, rules and payouts. */
export async function actOnAgency(
  admin: Admin<'payments'>,
  { db, agency, form, now }: Act,
): Promise<AgencyProblem | null> {
  const text = (name: string) => String(form.get(name) ?? '').trim()
  const { id: agencyId } = agency
  const currency = currencies.find((each) => each === text('currency')) ?? agency.creditLimit.currency
  const amount = parseTypedAmount(text('amount'), currency)
  switch (text('intent')) {
    case 'logo': {
      const file = form.get('logo')
      const bytes = file instanceof File ? new Uint8Array(await file.arrayBuffer()) : new Uint8Array()
      const kept = await setAgencyLogo(db, admin, { agencyId, bytes }, now)
      return kept.ok ? null : 'refused-fields'
    }
    case 'add-user': {
      const added = await addAgencyUser(db, admin, { agencyId, email: text('email') }, now)
      return added.ok ? null : 'refused-user'
    }
    case 'add-rule': {
      const validFrom = parseTypedDate(text('from'))
      const validTo = text('to') === '' ? null : parseTypedDate(text('to'))
      // A last day that nobody can read must not make a rule that never ends.
      if (!amount || amount.minor < 0 || !validFrom || validTo === undefined) return 'refused-fields'
      const isPercent = text('kind') === 'percent'
      if (isPercent && amount.minor > 10_000) return 'refused-fields'
      const rule = {
        agencyId,
        categoryId: isUuid(text('categoryId')) ? text('categoryId') : null,
        rate: isPercent ? { kind: 'percent' as const, basisPoints: amount.minor } : { kind: 'fixed' as const, amount },
        validFrom,
        validTo,
      }
      const added = await actOnce(db, admin, typedIn(form), (tx) => addCommissionRule(tx, admin, rule, now))
      return added.ok ? null : 'refused-fields'
    }
    case 'payout': {
      if (!amount || amount.minor <= 0 || text('note') === '') return 'refused-fields'
      const from = sourceOf(text('from'))
      if (!from) return 'refused-source'
      const payout = { agencyId, amount, from, note: text('note'), key: text('key') }
      const paid = await actOnce(db, admin, typedIn(form), (tx) => payOutCommission(tx, admin, payout, now))
      return paid.ok ? null : payoutProblems[paid.error.code]
    }
    default:
      return 'refused-fields'
  }
}

const payoutProblems: Record<PayoutFailure['code'], AgencyProblem> = {
  'agency-not-found': 'refused-fields',
  'note-missing': 'refused-fields',
  'source-unknown': 'refused-source',
  'day-closed': 'refused-day-closed',
  'more-than-earned': 'refused-more-than-earned',
}

/** The fields that were typed or chosen. */
function typedIn(form: FormData): Record<string, string> {
  return Object.fromEntries([...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])))
}

/** Where the money comes from: `bank:` and an IBAN, or `cash:` and a register. */
function sourceOf(typed: string): PayoutSource | undefined {
  const [, kind, ref = ''] = /^(bank|cash):(.+)$/.exec(typed) ?? []
  if (kind === 'bank') return { kind, iban: ref }
  return kind === 'cash' ? { kind, register: ref } : undefined
}
