import { listNationalities } from '#kernel/country.ts'
import { locales } from '#kernel/locale.ts'
import { addDays, plainDate } from '#kernel/plain-date.ts'
import { foldForSearch, toLatinDigits } from '#kernel/text.ts'
import { parseTypedDate } from '#kernel/typed-date.ts'
import type { TravellerDraft } from './checkout.ts'
import { noFlags, typedFieldsBy, typedTravellerFields } from './traveller-fields.ts'

/** The columns of a list of travellers; `fare` says how somebody lives and pays. */
export const travellerColumns = [...typedTravellerFields, 'fare'] as const

export type TravellerColumn = (typeof travellerColumns)[number]

/** What people write above them. */
export const travellerColumnNames: Record<TravellerColumn, readonly string[]> = {
  firstName: ['ad', 'adi', 'isim', 'firstname', 'givenname', 'name', 'الاسم', 'الاسمالاول'],
  lastName: ['soyad', 'soyadi', 'lastname', 'surname', 'familyname', 'اسمالعائله', 'اللقب', 'العائله'],
  gender: ['cinsiyet', 'cins', 'cinsiyeti', 'gender', 'sex', 'الجنس'],
  bornOn: ['dogumtarihi', 'dtarihi', 'dogum', 'dogumgunu', 'birthdate', 'dateofbirth', 'born', 'تاريخالميلاد'],
  nationality: ['uyruk', 'uyrugu', 'nationality', 'الجنسيه'],
  tckn: [
    'tckimlikno',
    'tc',
    'tcno',
    'tckimliknumarasi',
    'kimliknumarasi',
    'tckn',
    'tckimlik',
    'kimlikno',
    'turkishid',
    'رقمالهويه',
  ],
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
  fare: [
    'oda',
    'odatipi',
    'odaturu',
    'odasekli',
    'konaklama',
    'fiyat',
    'fare',
    'room',
    'roomtype',
    'الغرفه',
    'نوعالغرفه',
  ],
}

/** A traveller as a spreadsheet tells them: words for the gender in three languages, days in the orders people write. */
export function travellerOfCells(cell: (column: TravellerColumn) => string): Omit<TravellerDraft, 'tourId'> {
  return {
    fare: fareOf(cell('fare')),
    ...typedFieldsBy(cell),
    gender: genderOf(cell('gender')),
    bornOn: dayOf(cell('bornOn')),
    nationality: nationalityOf(cell('nationality')),
    passportExpiresOn: dayOf(cell('passportExpiresOn')),
    ...noFlags,
  }
}

const genderWords: Record<'female' | 'male', readonly string[]> = {
  female: ['female', 'f', 'kadin', 'k', 'bayan', 'bn', 'kiz', 'انثي', 'امراه'],
  male: ['male', 'm', 'erkek', 'e', 'bay', 'ذكر', 'رجل'],
}

/** `female` or `male` for a word of ours for it, otherwise what was typed. */
export function genderOf(typed: string): string {
  return wordIn(genderWords, typed) ?? typed
}

const fareWords = {
  single: ['single', 'sgl', 'tek', 'tekli', '1', 'فرديه', 'فردي', 'مفرده'],
  double: ['double', 'dbl', 'twin', 'cift', 'ciftli', 'iki', 'ikili', '2', 'ثنائيه', 'ثنائي', 'مزدوجه'],
  triple: ['triple', 'tpl', 'trp', 'uc', 'uclu', '3', 'ثلاثيه', 'ثلاثي'],
  quad: ['quad', 'quadruple', 'qdp', 'qd', 'dort', 'dortlu', '4', 'رباعيه', 'رباعي'],
  child: ['child', 'chd', 'cocuk', 'طفل'],
  baby: ['baby', 'infant', 'inf', 'bebek', 'رضيع'],
} as const

/** What people add to the size of a room. */
const roomNoise = /(kisilik|kisi|yatakli|oda(?:da|si)?|room|pax|غرفه|اشخاص)/gu

/** How somebody sleeps and pays by a word of ours for it, `çift kişilik` or `ثنائية`; otherwise what was typed. */
export function fareOf(typed: string): string {
  const known = wordIn(fareWords, foldForSearch(typed).replace(roomNoise, ''))
  return known ?? typed.toLowerCase()
}

const homeWords = ['tc', 'tr', 'tur', 'turk', 'turkiye', 'turkiye cumhuriyeti', 'turkish', 'turkey', 'تركي', 'تركيا']

/** The code of a country that is written as its name in one of our languages; otherwise what was typed. */
export function nationalityOf(typed: string): string {
  const word = foldForSearch(typed).replaceAll('.', '').trim()
  if (homeWords.includes(word)) return 'TR'
  return countryNames().get(word) ?? typed.trim().toUpperCase()
}

let known: ReadonlyMap<string, string> | undefined

/** The code of every country by its names in our languages, folded. */
function countryNames(): ReadonlyMap<string, string> {
  known ??= new Map(
    locales.flatMap((locale) =>
      listNationalities(locale).map(({ code, name }) => [foldForSearch(name), code] as const),
    ),
  )
  return known
}

function wordIn<Key extends string>(words: Record<Key, readonly string[]>, typed: string): Key | undefined {
  const word = foldForSearch(toLatinDigits(typed)).replace(/[^\p{L}\d]/gu, '')
  return (Object.keys(words) as Key[]).find((key) => words[key].some((each) => foldForSearch(each) === word))
}

/** The first day of Excel's count, and the numbers of days that somebody alive or a passport can have. */
const EXCEL_START = plainDate('1899-12-30')
const EXCEL_DAY = /^[1-6]\d{4}$/

/** Whose century nobody can know. */
const SHORT_YEAR = /^(\d{6}|.*\D\d{2})$/
const ISO_DAY = /^\d{4}\D/
const MIDNIGHT = /[ T]00[:.]00([:.]00)?(\.0+)?$/

/** A day in the orders people write, or as Excel counts it; otherwise what was typed, as where the century is open. */
export function dayOf(typed: string): string {
  const latin = toLatinDigits(typed).trim().replace(MIDNIGHT, '')
  if (EXCEL_DAY.test(latin)) return addDays(EXCEL_START, Number(latin))
  if (SHORT_YEAR.test(latin) && !ISO_DAY.test(latin)) return typed
  return parseTypedDate(latin) ?? typed
}
