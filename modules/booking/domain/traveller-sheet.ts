import { parseDayFirst, parsePlainDate } from '#kernel/plain-date.ts'
import type { TravellerDraft } from './checkout.ts'
import { noFlags, typedFieldsBy, typedTravellerFields } from './traveller-fields.ts'

/** The columns of a list of travellers; `fare` says how somebody lives and pays. */
export const travellerColumns = [...typedTravellerFields, 'fare'] as const

export type TravellerColumn = (typeof travellerColumns)[number]

/** What people write above them. */
export const travellerColumnNames: Record<TravellerColumn, readonly string[]> = {
  firstName: ['ad', 'adi', 'isim', 'firstname', 'givenname', 'name', 'الاسم', 'الاسمالاول'],
  lastName: ['soyad', 'soyadi', 'lastname', 'surname', 'familyname', 'اسمالعائله', 'اللقب', 'العائله'],
  gender: ['cinsiyet', 'cinsiyeti', 'gender', 'sex', 'الجنس'],
  bornOn: ['dogumtarihi', 'birthdate', 'dateofbirth', 'born', 'تاريخالميلاد'],
  nationality: ['uyruk', 'uyrugu', 'nationality', 'الجنسيه'],
  tckn: ['tckimlikno', 'tckn', 'tckimlik', 'kimlikno', 'turkishid', 'رقمالهويه'],
  passportNo: ['pasaportno', 'pasaport', 'passportno', 'passport', 'passportnumber', 'رقمالجواز', 'رقمجوازالسفر'],
  passportExpiresOn: [
    'pasaportgecerlilik',
    'pasaportbitis',
    'gecerlilik',
    'passportexpiry',
    'passportexpires',
    'expiry',
    'تاريخانتهاءالجواز',
  ],
  fare: ['oda', 'odatipi', 'fiyat', 'fare', 'room', 'الغرفه'],
}

/** A traveller as a spreadsheet tells them: words for the gender in three languages, days in the orders people write. */
export function travellerOfCells(cell: (column: TravellerColumn) => string): Omit<TravellerDraft, 'tourId'> {
  return {
    fare: cell('fare').toLowerCase(),
    ...typedFieldsBy(cell),
    gender: genderOf(cell('gender')),
    bornOn: dayOf(cell('bornOn')),
    nationality: cell('nationality').toUpperCase(),
    passportExpiresOn: dayOf(cell('passportExpiresOn')),
    ...noFlags,
  }
}

function genderOf(typed: string): string {
  const word = typed.toLocaleLowerCase('tr')
  if (['female', 'f', 'kadın', 'k', 'kadin', 'أنثى', 'انثى'].includes(word)) return 'female'
  return ['male', 'm', 'erkek', 'e', 'ذكر'].includes(word) ? 'male' : typed
}

function dayOf(typed: string): string {
  return parsePlainDate(typed) ?? parseDayFirst(typed.replaceAll(/[./]/g, '-')) ?? typed
}
