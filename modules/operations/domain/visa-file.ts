import type { PlainDate } from '#kernel/plain-date.ts'
import { guardianOf } from './visa-requirements.ts'
import type { WorkTraveller, Workspace } from './workspace.ts'

/** What a file for whoever makes visas can say of a traveller. */
export const visaFields = [
  'row',
  'surname',
  'first-name',
  'full-name',
  'gender',
  'born',
  'nationality',
  'passport',
  'expiry',
  'relative',
  'leaves-on',
  'returns-on',
  'tour',
  'order',
] as const

export type VisaField = (typeof visaFields)[number]

export const visaDateFormats = ['dd.mm.yyyy', 'dd/mm/yyyy', 'dd-mm-yyyy', 'yyyy-mm-dd'] as const

export type VisaDateFormat = (typeof visaDateFormats)[number]

export type VisaColumn = { field: VisaField; heading: string }

/** What was handed in of a traveller. */
export type VisaFacts = {
  lastName: string
  firstName: string
  gender: 'female' | 'male' | null
  bornOn: PlainDate | null
  nationality: string
  passportNo: string | null
  passportExpiresOn: PlainDate | null
  /** With whom somebody travels who needs a relative; empty for everybody else. */
  relative: string
  leavesOn: PlainDate
  returnsOn: PlainDate
  tour: string
  order: string
}

/** The facts that an application is wrong without: who changes one of them is sent again. */
const appliedFacts = {
  lastName: 'surname',
  firstName: 'first-name',
  gender: 'gender',
  bornOn: 'born',
  nationality: 'nationality',
  passportNo: 'passport',
  passportExpiresOn: 'expiry',
} as const satisfies Partial<Record<keyof VisaFacts, VisaField>>

/** What is known of a traveller now. */
export function visaFactsOf(traveller: WorkTraveller, { date, tours, travellers }: Workspace): VisaFacts {
  const { lastName, firstName, gender, bornOn, nationality, passportNo, passportExpiresOn, order } = traveller
  const tour = tours.find(({ id }) => id === traveller.tourId)
  const relative = travellers.find(({ id }) => id === traveller.mahramId) ?? guardianOf(traveller, travellers)
  return {
    lastName,
    firstName,
    gender,
    bornOn,
    nationality,
    passportNo,
    passportExpiresOn,
    relative: relative ? `${relative.firstName} ${relative.lastName}`.trim() : '',
    leavesOn: date,
    returnsOn: tour?.returnsOn ?? date,
    tour: tour?.code ?? '',
    order: order.no,
  }
}

/** By which of its facts an application is wrong by now, by the names of the columns. */
export function changedFacts(sent: VisaFacts, now: VisaFacts): VisaField[] {
  return Object.entries(appliedFacts).flatMap(([fact, field]) =>
    sent[fact as keyof VisaFacts] === now[fact as keyof VisaFacts] ? [] : [field],
  )
}

type Row = { position: number; facts: VisaFacts }

/** The lines of a file, its head first: the columns of its receiver, every value as text. */
export function visaLines(columns: readonly VisaColumn[], format: VisaDateFormat, rows: readonly Row[]): string[][] {
  return [
    columns.map(({ heading }) => heading),
    ...rows.map((row) => columns.map(({ field }) => cellOf(field, row, format))),
  ]
}

function cellOf(field: VisaField, { position, facts }: Row, format: VisaDateFormat): string {
  switch (field) {
    case 'row':
      return String(position)
    case 'surname':
      return facts.lastName
    case 'first-name':
      return facts.firstName
    case 'full-name':
      return `${facts.firstName} ${facts.lastName}`.trim()
    case 'gender':
      return facts.gender === null ? '' : facts.gender === 'female' ? 'F' : 'M'
    case 'born':
      return dayOf(facts.bornOn, format)
    case 'nationality':
      return facts.nationality
    case 'passport':
      return facts.passportNo ?? ''
    case 'expiry':
      return dayOf(facts.passportExpiresOn, format)
    case 'relative':
      return facts.relative
    case 'leaves-on':
      return dayOf(facts.leavesOn, format)
    case 'returns-on':
      return dayOf(facts.returnsOn, format)
    case 'tour':
      return facts.tour
    case 'order':
      return facts.order
  }
}

function dayOf(day: PlainDate | null, format: VisaDateFormat): string {
  if (day === null) return ''
  const [year = '', month = '', date = ''] = day.split('-')
  return format.replace('yyyy', year).replace('mm', month).replace('dd', date)
}
