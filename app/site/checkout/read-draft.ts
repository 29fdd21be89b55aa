import { waysInForm } from '#app/page/ways-in-form.ts'
import { toLatinDigits } from '#kernel/text.ts'
import {
  consentKinds,
  flagsBy,
  typedFieldsBy,
  type CheckoutDraft,
  type ConsentKind,
  type TravellerDraft,
} from '#modules/booking/index.ts'

type Fields = Readonly<Record<string, string>>

const MOST_TRAVELLERS = 99

/** The form as it was typed. Fields that are missing count as empty; passwords are part of it only for the check. */
export function readDraft(fields: Fields): CheckoutDraft {
  const text = (name: string) => fields[name] ?? ''
  const ways = waysInForm(fields)
  return {
    mode: text('mode'),
    contact: {
      firstName: text('contact.firstName'),
      lastName: text('contact.lastName'),
      email: text('contact.email'),
      phone: text('contact.phone'),
      address: text('contact.address'),
      city: text('contact.city'),
      country: text('contact.country'),
    },
    account: { password: text('account.password'), confirmPassword: text('account.confirmPassword') },
    travellers: travellersIn(fields),
    consents: Object.fromEntries(consentKinds.map((kind) => [kind, fields[`consents.${kind}`] === 'on'])) as Record<
      ConsentKind,
      boolean
    >,
    note: text('note'),
    ...(ways.length > 0 && { messageWays: ways }),
  }
}

function travellersIn(fields: Fields): TravellerDraft[] {
  const travellers: TravellerDraft[] = []
  for (let index = 0; index < MOST_TRAVELLERS && fields[`travellers.${index}.tourId`] !== undefined; index += 1) {
    const text = (name: string) => fields[`travellers.${index}.${name}`] ?? ''
    travellers.push({
      tourId: text('tourId'),
      fare: text('fare'),
      ...typedFieldsBy(text),
      bornOn: dateIn(fields, `travellers.${index}.bornOn`),
      passportExpiresOn: dateIn(fields, `travellers.${index}.passportExpiresOn`),
      ...flagsBy((name) => text(name) === 'on'),
    })
  }
  return travellers
}

/** A date of a form: its three parts, or the whole of it on pages of before and of programs. */
export function dateIn(fields: Fields, name: string): string {
  const part = (of: string) => toLatinDigits(fields[`${name}.${of}`] ?? '')
  return fields[`${name}.year`] === undefined
    ? (fields[name] ?? '').trim()
    : joinDate(part('year'), part('month'), part('day'))
}

/** Three parts as one date; empty when nothing was chosen, and a text that is no date when a part is missing. */
export function joinDate(year: string, month: string, day: string): string {
  const parts = [year.trim(), month.trim().padStart(2, '0'), day.trim().padStart(2, '0')]
  return parts.join('-') === '-00-00' ? '' : parts.join('-')
}

/** The parts of a joined date, to be shown again as they were typed. */
export function splitDate(joined: string): { year: string; month: string; day: string } {
  const [year = '', month = '', day = ''] = joined.split('-')
  const shown = (part: string) => (part === '00' ? '' : part.replace(/^0/, ''))
  return { year, month: shown(month), day: shown(day) }
}
