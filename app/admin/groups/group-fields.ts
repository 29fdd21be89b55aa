import type { Fields } from '#app/acts/record/field-specs.ts'
import type { Locale } from '#kernel/locale.ts'
import { parsePlainDate } from '#kernel/plain-date.ts'
import { toTypedDate } from '#kernel/typed-date.ts'
import type { Group, GroupPerson } from '#modules/agents/index.server.ts'
import { personFields } from './person-fields.ts'

/** The inputs of the list of a group; its last row is empty. */
export function fieldsOfGroup({ name, tourId, freePer, people }: Group, locale: Locale): Fields {
  const rows = people.map((person) => ({
    ...person,
    bornOn: shownDay(person.bornOn, locale),
    passportExpiresOn: shownDay(person.passportExpiresOn, locale),
  }))
  return {
    name,
    tourId: tourId ?? '',
    freePer: String(freePer ?? 0),
    leader: String(people.findIndex(({ isLeader }) => isLeader)),
    ...Object.fromEntries(
      [...rows, undefined].flatMap((person, at) =>
        personFields.map((field) => [`p.${at}.${field}`, person?.[field] ?? ''] as const),
      ),
    ),
  }
}

/** The rows of a list by its inputs, without the empty one at its end. */
export function peopleOfFields(
  fields: Fields,
): (Pick<GroupPerson, (typeof personFields)[number]> & { isLeader: boolean })[] {
  const rows = Object.keys(fields).flatMap((name) => /^p\.(\d+)\./.exec(name)?.[1] ?? [])
  const count = Math.max(0, ...rows.map(Number))
  return Array.from({ length: count }, (_row, at) => {
    const typed = (field: string) => fields[`p.${at}.${field}`] ?? ''
    return {
      family: typed('family'),
      firstName: typed('firstName'),
      lastName: typed('lastName'),
      gender: typed('gender'),
      bornOn: typed('bornOn'),
      nationality: typed('nationality'),
      tckn: typed('tckn'),
      passportNo: typed('passportNo'),
      passportExpiresOn: typed('passportExpiresOn'),
      phone: typed('phone'),
      fare: typed('fare'),
      isLeader: fields['leader'] === String(at),
    }
  })
}

/** A day as it is typed; what is no day stays as it is. */
function shownDay(typed: string, locale: Locale): string {
  const day = parsePlainDate(typed)
  return day ? toTypedDate(day, locale) : typed
}
