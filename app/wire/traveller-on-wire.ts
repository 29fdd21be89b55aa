import { z } from 'zod'
import {
  flagsBy,
  travellerFields as specs,
  travellerFlags,
  typedFieldsBy,
  typedTravellerFields,
  type TravellerDraft,
  type TravellerFieldName,
} from '#modules/booking/index.ts'

const text = z.string().max(400)

/** Somebody who travels, under the names that every call has for them. */
export const travellerFields = {
  ...ofNames(typedTravellerFields, (name) =>
    specs[name].kind === 'country' ? z.string().max(2).default('TR') : text.default(''),
  ),
  ...ofNames(travellerFlags, () => z.boolean().default(false)),
}

export type WireName<Name extends TravellerFieldName> = (typeof specs)[Name]['wire']

/** Something for each of these fields, under its name in calls. */
export function ofNames<Name extends TravellerFieldName, Value>(
  names: readonly Name[],
  valueOf: (name: Name) => Value,
): Record<WireName<Name>, Value> {
  return Object.fromEntries(names.map((name) => [specs[name].wire, valueOf(name)])) as Record<WireName<Name>, Value>
}

const formerly = <Field extends z.ZodType>(field: Field, now: string) =>
  field.optional().meta({ deprecated: true, description: `As \`${now}\`, which says it now.` })

/** What orders called it before. */
export const formerOrderFields = { passportNumber: formerly(text, 'passportNo') }

/** What agencies called it before. */
export const formerAgencyFields = {
  firstName: formerly(text, 'name'),
  lastName: formerly(text, 'surname'),
  bornOn: formerly(text, 'birthDate'),
  passportExpiresOn: formerly(text, 'passportExpiry'),
  needsWheelchair: formerly(z.boolean(), 'wheelchair'),
  fare: formerly(text, 'roomType'),
}

const namesNow: Readonly<Record<string, string>> = {
  passportNumber: 'passportNo',
  ...Object.fromEntries(
    Object.entries(specs).flatMap(([name, { wire }]) => (name === wire ? [] : [[name, wire] as const])),
  ),
  fare: 'roomType',
  tourId: 'itemId',
}

/** How calls name a field of somebody who travels; others are named as they are here. */
export function wireNameOf(field: string): string {
  return namesNow[field] ?? field
}

/** Refuses somebody of whom a former name says something else than the name of now. */
export function refuseContradictions(typed: Readonly<Record<string, unknown>>, check: z.RefinementCtx): void {
  for (const [former, now] of Object.entries(namesNow)) {
    const [before, said] = [typed[former], typed[now]]
    if (before && said && before !== said)
      check.addIssue({ code: 'custom', path: [former], params: { otherThan: now } })
  }
}

type Fields = typeof travellerFields & Partial<typeof formerOrderFields & typeof formerAgencyFields>

type TypedTraveller = { [Name in keyof Fields]: z.output<NonNullable<Fields[Name]>> }

/** Somebody of a call as forms would say them, by whichever names they came. */
export function draftOfTraveller(
  typed: TypedTraveller,
  place: Pick<TravellerDraft, 'tourId' | 'fare'>,
): TravellerDraft {
  const said: Readonly<Record<string, string | boolean | undefined>> = typed
  const wordsOf = (name: TravellerFieldName) => namesOf(name).map((each) => said[each])
  return {
    ...place,
    ...typedFieldsBy((name) => String(wordsOf(name).find(Boolean) ?? '')),
    ...flagsBy((name) => wordsOf(name).includes(true)),
  }
}

/** The name of now, then those of before. */
function namesOf(name: TravellerFieldName): string[] {
  const { wire } = specs[name]
  return [wire, ...Object.keys(namesNow).filter((former) => namesNow[former] === wire)]
}
