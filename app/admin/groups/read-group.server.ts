import type { PlainDate } from '#kernel/plain-date.ts'
import { foldForSearch } from '#kernel/text.ts'
import { readTypedDate } from '#kernel/typed-date.ts'
import { MOST_PEOPLE, type GroupDraft, type GroupPerson } from '#modules/agents/index.server.ts'
import { blankTraveller, travellerColumnNames, travellerColumns, travellerOfCells } from '#modules/booking/index.ts'
import type { MappedRow } from '../imports/mapped-sheet.server.ts'
import type { Fields } from '#app/acts/record/field-specs.ts'
import { personFields } from './person-fields.ts'

/** The columns of a group's list: those of travellers, and who belongs together. */
export const groupColumns = [...travellerColumns, 'fullName', 'family', 'phone'] as const

/** What people write above them. */
export const groupColumnNames: Record<string, readonly string[]> = {
  ...travellerColumnNames,
  fullName: [
    'adsoyad',
    'adisoyad',
    'adsoyadi',
    'yolcu',
    'adisoyadi',
    'isimsoyisim',
    'adivesoyadi',
    'fullname',
    'namesurname',
    'الاسمالكامل',
  ],
  family: [
    'aile',
    'ailesi',
    'aileno',
    'odano',
    'odanumarasi',
    'family',
    'familyno',
    'household',
    'roomno',
    'الاسره',
    'رقمالغرفه',
  ],
  phone: [
    'telefon',
    'telefonno',
    'telefonnumarasi',
    'tel',
    'telno',
    'cep',
    'ceptel',
    'cepno',
    'ceptelefonu',
    'gsm',
    'phone',
    'mobile',
    'الهاتف',
    'الجوال',
  ],
}

/** The rows of a sheet as people, whatever is wrong with single cells. A whole name is divided before its last word. */
export function peopleOfRows(rows: readonly MappedRow[]): GroupPerson[] {
  return rows.map(({ cell }) => {
    const { fare, ...traveller } = travellerOfCells(cell)
    const words = cell('fullName').split(/\s+/u).filter(Boolean)
    const names =
      words.length > 0 ? { firstName: words.slice(0, -1).join(' '), lastName: words.at(-1) ?? '' } : undefined
    return { ...traveller, ...names, fare, family: cell('family'), phone: cell('phone'), isLeader: false }
  })
}

/** A list with further rows: somebody who is there only by name gets the row that tells more. */
export function withMorePeople(people: readonly GroupPerson[], more: readonly GroupPerson[]): GroupPerson[] {
  const nameOf = ({ firstName, lastName }: GroupPerson) => foldForSearch(`${firstName} ${lastName}`.trim())
  const isNameAlone = (person: GroupPerson) =>
    personFields.every((field) => field === 'phone' || field.endsWith('Name') || person[field] === '')
  const replaced = people.filter(
    (person) => isNameAlone(person) && more.some((each) => nameOf(each) === nameOf(person)),
  )
  return [
    ...people.filter((person) => !replaced.includes(person)),
    ...more.map((person) => {
      const known = replaced.find((each) => nameOf(each) === nameOf(person))
      return known ? { ...person, phone: person.phone || known.phone, isLeader: known.isLeader } : person
    }),
  ]
}

/** A group as its form sends it; rows in which nothing stands are left out, and the one that is `removed`. */
export function readGroupForm(form: Fields, today: PlainDate, removed?: number): GroupDraft {
  const typed = (name: string) => (form[name] ?? '').trim()
  const { tourId: _tour, ...blank } = blankTraveller
  const people = Array.from({ length: MOST_PEOPLE }, (_row, at): GroupPerson => {
    const fields = Object.fromEntries(personFields.map((name) => [name, typed(`p.${at}.${name}`)]))
    const day = (name: string, latest?: PlainDate) => readTypedDate(fields[name] ?? '', latest)
    return {
      ...blank,
      family: '',
      phone: '',
      ...fields,
      bornOn: day('bornOn', today),
      passportExpiresOn: day('passportExpiresOn'),
      isLeader: typed('leader') === String(at),
    }
  })
  const per = Number(typed('freePer'))
  if (removed !== undefined) people.splice(removed, 1)
  return {
    name: typed('name'),
    people: people.filter((person) => personFields.some((name) => person[name] !== '')),
    freePer: Number.isSafeInteger(per) && per > 0 ? Math.min(per, 100) : null,
    tourId: typed('tourId') || null,
  }
}
