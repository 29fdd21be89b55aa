import { foldForSearch } from '#kernel/text.ts'

export const columnRoles = [
  'date',
  'amount',
  'debit',
  'credit',
  'direction',
  'text',
  'name',
  'iban',
  'currency',
  'reference',
  'balance',
] as const

export type ColumnRole = (typeof columnRoles)[number]

/** Which columns of a table say what; `from` is the first row with a booking, counted from 0. */
export type CsvColumns = { from: number; roles: (ColumnRole | null)[] }

const WORDS: Record<ColumnRole, readonly string[]> = {
  date: [
    'tarih',
    'islem tarihi',
    'kayit tarihi',
    'muhasebe tarihi',
    'date',
    'booking date',
    'transaction date',
    'posting date',
  ],
  amount: ['tutar', 'islem tutari', 'miktar', 'meblag', 'amount', 'transaction amount'],
  debit: ['borc', 'borc tutari', 'cikan', 'giden', 'debit', 'debit amount', 'withdrawal', 'paid out', 'money out'],
  credit: ['alacak', 'alacak tutari', 'giren', 'gelen', 'credit', 'credit amount', 'deposit', 'paid in', 'money in'],
  direction: ['b a', 'a b', 'borc alacak', 'd c', 'c d', 'dc', 'ba', 'yon', 'islem yonu', 'debit credit'],
  text: [
    'aciklama',
    'islem aciklamasi',
    'islem',
    'detay',
    'description',
    'details',
    'explanation',
    'narrative',
    'islem detayi',
  ],
  name: [
    'gonderen',
    'gonderen adi',
    'karsi taraf',
    'karsi hesap adi',
    'karsi unvan',
    'ad soyad',
    'unvan',
    'ad soyad unvan',
    'counterparty',
    'sender',
    'payer',
    'name',
  ],
  iban: [
    'karsi iban',
    'gonderen iban',
    'karsi hesap',
    'karsi hesap iban',
    'counterparty iban',
    'counterparty account',
    'sender iban',
  ],
  currency: ['doviz', 'doviz cinsi', 'doviz kodu', 'para birimi', 'para cinsi', 'currency', 'ccy'],
  reference: [
    'dekont',
    'dekont no',
    'fis no',
    'islem no',
    'referans',
    'referans no',
    'sorgu no',
    'reference',
    'transaction id',
    'receipt no',
  ],
  balance: ['bakiye', 'kalan bakiye', 'bakiye tutari', 'balance', 'running balance'],
}

const LATEST_HEAD = 40

/** Finds the row of headings and what its columns are; `undefined` when day or amount is missing or named twice. */
export function recogniseColumns(rows: readonly (readonly string[])[]): CsvColumns | undefined {
  for (const [index, row] of rows.slice(0, LATEST_HEAD).entries()) {
    const columns = { from: index + 1, roles: row.map(roleOf) }
    if (areUsable(columns)) return columns
  }
  return undefined
}

/** Whether day and amount can be read from the columns, each from one place only. */
export function areUsable({ roles }: CsvColumns): boolean {
  const has = (role: ColumnRole) => roles.includes(role)
  const once = columnRoles.every((role) => role === 'text' || roles.filter((each) => each === role).length <= 1)
  return once && has('date') && (has('amount') ? !has('debit') && !has('credit') : has('debit') && has('credit'))
}

function roleOf(heading: string): ColumnRole | null {
  const words = foldForSearch(heading.replace(/\(.*?\)/g, ' '))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
  return columnRoles.find((role) => WORDS[role].includes(words)) ?? null
}
