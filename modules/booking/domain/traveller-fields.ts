import type { PlainDate } from '#kernel/plain-date.ts'

export const genders = ['female', 'male'] as const

export type Gender = (typeof genders)[number]

/** What a field holds once it was read. A paper that is not asked for is null. */
type Values = {
  name: string
  gender: Gender
  birthday: PlainDate
  country: string
  tckn: string | null
  passport: string | null
  expiry: PlainDate | null
  flag: boolean
}

type FieldKind = keyof Values

type FieldSpec = {
  kind: FieldKind
  /** The column in which it stands as it is; numbers of papers are sealed and have none. */
  column?: string
  /** How calls name it. */
  wire: string
  /** May come after the order was taken by telephone, and customers may add it themselves. */
  isPaper?: true
  /** Stands on no list of a day: those go to hotels, airports and guides. */
  isOffLists?: true
  /** Says something about health: whoever gives it consents to its use. */
  isHealth?: true
  /** Hotels and guides read it on the voucher. */
  isOnVoucher?: true
}

/**
 * Everything that is known of somebody who travels, besides their journey and fare, in the order of forms. Forms, calls,
 * columns, lists, erasure and the types below follow from it: a new yes or no is written here and nowhere else, its words
 * stand in the texts `travellers`.
 */
export const travellerFields = {
  firstName: { kind: 'name', column: 'first_name', wire: 'name' },
  lastName: { kind: 'name', column: 'last_name', wire: 'surname' },
  gender: { kind: 'gender', column: 'gender', wire: 'gender', isPaper: true },
  bornOn: { kind: 'birthday', column: 'born_on', wire: 'birthDate', isPaper: true },
  nationality: { kind: 'country', column: 'nationality', wire: 'nationality', isPaper: true },
  tckn: { kind: 'tckn', wire: 'tckn', isPaper: true, isOffLists: true },
  passportNo: { kind: 'passport', wire: 'passportNo', isPaper: true },
  passportExpiresOn: { kind: 'expiry', column: 'passport_expires_on', wire: 'passportExpiry', isPaper: true },
  renewsPassport: { kind: 'flag', column: 'renews_passport', wire: 'renewsPassport' },
  needsWheelchair: {
    kind: 'flag',
    column: 'needs_wheelchair',
    wire: 'wheelchair',
    isHealth: true,
    isOnVoucher: true,
  },
} as const satisfies Record<string, FieldSpec>

type Fields = typeof travellerFields

export type TravellerFieldName = keyof Fields

type WithKind<Kind extends FieldKind> = {
  [Name in TravellerFieldName]: Fields[Name]['kind'] extends Kind ? Name : never
}[TravellerFieldName]

type Having<Mark extends keyof FieldSpec> = {
  [Name in TravellerFieldName]: Fields[Name] extends Record<Mark, unknown> ? Name : never
}[TravellerFieldName]

/** A yes or no. */
export type TravellerFlag = WithKind<'flag'>

/** What is typed or chosen: all but yes and no. */
export type TravellerField = Exclude<TravellerFieldName, TravellerFlag>

/** What may come later. */
export type PaperField = Having<'isPaper'>

/** What stands in a column of its own as it is. */
export type PlainField = Having<'column'>

export type HealthFlag = TravellerFlag & Having<'isHealth'>

export type VoucherFlag = TravellerFlag & Having<'isOnVoucher'>

/** As it was typed. Dates are `yyyy-mm-dd`, empty when nothing was chosen. */
export type TypedFields = Record<TravellerField, string> & Record<TravellerFlag, boolean>

/** As it was read by the rules. */
export type ReadFields = { [Name in TravellerFieldName]: Values[Fields[Name]['kind']] }

/** As it is known; a paper that is still to come is null, a nationality empty. */
export type KnownFields = {
  [Name in TravellerFieldName]: Name extends PaperField & WithKind<'gender' | 'birthday'>
    ? ReadFields[Name] | null
    : ReadFields[Name]
}

/** What the lists of a day show. */
export type ListedFields = Omit<KnownFields, Having<'isOffLists'>>

const names = Object.keys(travellerFields) as TravellerFieldName[]

const has = (name: TravellerFieldName, mark: keyof FieldSpec) =>
  (travellerFields[name] as FieldSpec)[mark] !== undefined

export const travellerFlags = names.filter((name): name is TravellerFlag => travellerFields[name].kind === 'flag')

export const typedTravellerFields = names.filter(
  (name): name is TravellerField => travellerFields[name].kind !== 'flag',
)

export const paperFields = names.filter((name): name is PaperField => has(name, 'isPaper'))

export const plainTravellerFields = names.filter((name): name is PlainField => has(name, 'column'))

export const healthFlags = travellerFlags.filter((name): name is HealthFlag => has(name, 'isHealth'))

export const voucherFlags = travellerFlags.filter((name): name is VoucherFlag => has(name, 'isOnVoucher'))

/** Whether a yes says something about health, so that its use has to be consented to. */
export function isAboutHealth(flag: TravellerFlag): boolean {
  return healthFlags.some((each) => each === flag)
}

/** Every text of a traveller, wherever each is read from. */
export function typedFieldsBy(valueOf: (name: TravellerField) => string): Record<TravellerField, string> {
  return Object.fromEntries(typedTravellerFields.map((name) => [name, valueOf(name)])) as Record<TravellerField, string>
}

/** Every yes or no of a traveller, wherever each is read from. */
export function flagsBy(isYes: (name: TravellerFlag) => boolean): Record<TravellerFlag, boolean> {
  return Object.fromEntries(travellerFlags.map((name) => [name, isYes(name)])) as Record<TravellerFlag, boolean>
}

export const noFlags = flagsBy(() => false)

export function listedFields(known: KnownFields): ListedFields {
  return Object.fromEntries(
    names.filter((name) => !has(name, 'isOffLists')).map((name) => [name, known[name]]),
  ) as ListedFields
}

/** What is known as forms would say it; `undefined` is typed as nothing. */
export function typedOfKnown(known: KnownFields): TypedFields {
  return { ...typedFieldsBy((name) => known[name] ?? ''), ...flagsBy((name) => known[name]) }
}
