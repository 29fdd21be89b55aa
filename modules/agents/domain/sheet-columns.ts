/** The columns of a list of travellers; `fare` says how somebody lives and pays. */
export const sheetColumns = [
  'firstName',
  'lastName',
  'gender',
  'bornOn',
  'nationality',
  'tckn',
  'passportNo',
  'passportExpiresOn',
  'fare',
] as const

export type SheetColumn = (typeof sheetColumns)[number]

/** What people write above a column, without marks and case. */
const names: Record<SheetColumn, readonly string[]> = {
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

/** The column that a head names; `undefined` for columns that nobody reads. */
export function columnOf(head: string): SheetColumn | undefined {
  const word = fold(head)
  return sheetColumns.find((column) => column === head.trim() || names[column].some((name) => fold(name) === word))
}

function fold(text: string): string {
  return text
    .toLocaleLowerCase('tr')
    .normalize('NFKD')
    .replaceAll('ı', 'i')
    .replaceAll('ة', 'ه')
    .replace(/[^\p{Letter}]/gu, '')
}
