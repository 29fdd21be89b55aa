import { z } from 'zod'
import type { TravellerDraft } from '#modules/booking/index.ts'

const text = z.string().max(400)

/** Somebody who travels, under the names that every call has for them. */
export const travellerFields = {
  name: text.default(''),
  surname: text.default(''),
  gender: text.default(''),
  birthDate: text.default(''),
  nationality: z.string().max(2).default('TR'),
  tckn: text.default(''),
  passportNo: text.default(''),
  passportExpiry: text.default(''),
  wheelchair: z.boolean().default(false),
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
  firstName: 'name',
  lastName: 'surname',
  bornOn: 'birthDate',
  passportExpiresOn: 'passportExpiry',
  needsWheelchair: 'wheelchair',
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
  return {
    ...place,
    firstName: typed.name || (typed.firstName ?? ''),
    lastName: typed.surname || (typed.lastName ?? ''),
    gender: typed.gender,
    bornOn: typed.birthDate || (typed.bornOn ?? ''),
    nationality: typed.nationality,
    tckn: typed.tckn,
    passportNo: typed.passportNo || (typed.passportNumber ?? ''),
    passportExpiresOn: typed.passportExpiry || (typed.passportExpiresOn ?? ''),
    needsWheelchair: typed.wheelchair || typed.needsWheelchair === true,
  }
}
