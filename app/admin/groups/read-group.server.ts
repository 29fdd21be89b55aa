import { parseTypedDate } from '#kernel/typed-date.ts'
import { MOST_PEOPLE, type GroupDraft, type GroupPerson } from '#modules/agents/index.server.ts'
import { blankTraveller, travellerColumnNames, travellerColumns, travellerOfCells } from '#modules/booking/index.ts'
import type { MappedRow } from '../imports/mapped-sheet.server.ts'

/** The columns of a group's list: those of travellers, and who belongs together. */
export const groupColumns = [...travellerColumns, 'fullName', 'family', 'phone'] as const

/** What people write above them. */
export const groupColumnNames: Record<string, readonly string[]> = {
  ...travellerColumnNames,
  fullName: ['adsoyad', 'adisoyadi', 'isimsoyisim', 'adivesoyadi', 'fullname', 'namesurname', 'الاسمالكامل'],
  family: ['aile', 'ailesi', 'aileno', 'odano', 'family', 'familyno', 'household', 'roomno', 'الاسره', 'رقمالغرفه'],
  phone: ['telefon', 'tel', 'cep', 'ceptelefonu', 'gsm', 'phone', 'mobile', 'الهاتف', 'الجوال'],
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

export const personFields = [
  'family',
  'firstName',
  'lastName',
  'gender',
  'bornOn',
  'nationality',
  'tckn',
  'passportNo',
  'passportExpiresOn',
  'phone',
  'fare',
] as const

/** A group as its form sends it; rows without any name are left out. */
export function readGroupForm(form: FormData): GroupDraft {
  const typed = (name: string) => String(form.get(name) ?? '').trim()
  const { tourId: _tour, ...blank } = blankTraveller
  const people = Array.from({ length: MOST_PEOPLE }, (_row, at): GroupPerson => {
    const fields = Object.fromEntries(personFields.map((name) => [name, typed(`p.${at}.${name}`)]))
    const day = (name: string) => parseTypedDate(fields[name] ?? '') ?? fields[name] ?? ''
    return {
      ...blank,
      family: '',
      phone: '',
      ...fields,
      bornOn: day('bornOn'),
      passportExpiresOn: day('passportExpiresOn'),
      isLeader: typed('leader') === String(at),
    }
  })
  const per = Number(typed('freePer'))
  return {
    name: typed('name'),
    people: people.filter(({ firstName, lastName }) => firstName !== '' || lastName !== ''),
    freePer: Number.isSafeInteger(per) && per > 0 ? Math.min(per, 100) : null,
    tourId: typed('tourId') || null,
  }
}
