import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aCamt053, aCsv, aMt940, type Booking } from '../testing/files.ts'
import { decodeFile } from './decode-file.ts'
import { formatOf, readStatement } from './read-statement.ts'

const none = { currency: undefined, columns: undefined }
const usd = { currency: 'USD' as const, columns: undefined }
const read = (bytes: Uint8Array, hints: Parameters<typeof readStatement>[2] = usd) => {
  const text = decodeFile(bytes)
  return text === undefined ? undefined : readStatement(text, formatOf(text), hints)
}
const utf8 = (text: string) => new TextEncoder().encode(text)
const linesOf = (result: ReturnType<typeof read>) => (result?.ok ? result.value.lines : [])

const bookings: Booking[] = [
  { amount: '1250.00', text: 'umre 7K3MPQ2R & "Şükran"', payer: 'AYŞE YILMAZ', ref: 'F1' },
  { amount: '12.50', text: 'hesap işletim ücreti', isOut: true, day: '2027-03-02' },
]

test.each([
  ['camt053', aCamt053],
  ['mt940', aMt940],
  ['csv', aCsv],
] as const)('reads %s', (format, make) => {
  const bytes = make(bookings)
  const result = read(bytes)

  expect(formatOf(decodeFile(bytes) ?? '')).toBe(format)
  expect(linesOf(result)).toMatchObject([
    {
      bookedOn: '2027-03-01',
      amount: { minor: 125_000, currency: 'USD' },
      payerName: 'AYŞE YILMAZ',
      bankRef: 'F1',
      account: 'TR330006100519786457841326',
    },
    { bookedOn: '2027-03-02', amount: { minor: -1250, currency: 'USD' } },
  ])
  expect(linesOf(result)[0]?.text).toContain('umre 7K3MPQ2R & "Şükran"')
})

test('bookings that wait and rows without a day are counted, not read', () => {
  expect(read(aCamt053(bookings))).toMatchObject({ value: { skipped: 1 } })
  expect(read(aCsv(bookings))).toMatchObject({ value: { skipped: 1 } })
})

test('a collective booking is split when its parts add up', () => {
  const part = (amount: string, text: string) =>
    `<TxDtls><AmtDtls><TxAmt><Amt Ccy="TRY">${amount}</Amt></TxAmt></AmtDtls><RmtInf><Ustrd>${text}</Ustrd></RmtInf></TxDtls>`
  const file = (second: string) =>
    utf8(
      `<x:Document xmlns:x="u"><x:BkToCstmrStmt><x:Stmt><x:Acct><x:Id><x:IBAN>TR1</x:IBAN></x:Id></x:Acct><x:Ntry><x:Amt Ccy="TRY">30.00</x:Amt><x:CdtDbtInd>CRDT</x:CdtDbtInd><x:Sts><x:Cd>BOOK</x:Cd></x:Sts><x:BookgDt><x:DtTm>2027-03-01T10:00:00</x:DtTm></x:BookgDt><x:AcctSvcrRef>B1</x:AcctSvcrRef><x:NtryDtls>${part('10.00', 'one')}${part(second, 'two')}</x:NtryDtls></x:Ntry></x:Stmt></x:BkToCstmrStmt></x:Document>`,
    )

  expect(linesOf(read(file('20.00')))).toMatchObject([
    { amount: { minor: 1000 }, text: 'one', bankRef: 'B1/1' },
    { amount: { minor: 2000 }, text: 'two', bankRef: 'B1/2' },
  ])
  expect(linesOf(read(file('19.00')))).toMatchObject([{ amount: { minor: 3000 }, text: 'one two' }])
})

test('numbered parts and reversals of a SWIFT statement are read', () => {
  const text = [
    ':20:S',
    ':25:0061/6457841326',
    ':60F:C261230EUR100,',
    ':61:2701021231C50,5NTRFREF1//BANK7',
    'supplementary',
    ':86:166?00EFT?20umre 7K3M?21PQ2R?32AYSE?33 YILMAZ',
    ':61:270102RC10,00NMSC',
    ':86:/NAME/Ali Can/REMI/iade',
    ':62F:C270102EUR140,50',
    ':86:the whole statement',
  ].join('\n')

  expect(linesOf(read(utf8(text)))).toMatchObject([
    {
      at: 4,
      bookedOn: '2026-12-31',
      amount: { minor: 5050, currency: 'EUR' },
      text: 'REF1 supplementary EFT umre 7K3M PQ2R',
      payerName: 'AYSE YILMAZ',
      bankRef: 'BANK7',
    },
    { amount: { minor: -1000 }, isReversal: true, payerName: 'Ali Can', text: 'iade' },
  ])
})

test.each([
  ['comma and English words', 'Date,Description,Amount,Currency\n2027-03-01,umrah,"1,250.00",EUR\n', none],
  [
    'tabs, debit and credit',
    'Tarih\tAçıklama\tBorç\tAlacak\tBakiye\n01.03.2027\tumre\t\t1.250,00\t2.000,00\n',
    { currency: 'EUR', columns: undefined },
  ],
  ['a column for the direction', 'Tarih;Açıklama;Tutar;B/A;Döviz\n01/03/2027;umre;1250,00;A;EUR\n', none],
] as const)('a table with %s is read', (_, text, hints) => {
  expect(linesOf(read(utf8(text), hints))).toMatchObject([
    { bookedOn: '2027-03-01', amount: { minor: 125_000, currency: 'EUR' } },
  ])
})

test('columns that the headings do not tell can be named', () => {
  const text = 'Gün;Ne;Kaç\n01.03.2027;umre;5,00\n'

  expect(read(utf8(text))).toEqual({ ok: false, error: { code: 'columns' } })
  expect(
    linesOf(read(utf8(text), { currency: 'TRY', columns: { from: 1, roles: ['date', 'text', 'amount'] } })),
  ).toMatchObject([{ amount: { minor: 500, currency: 'TRY' }, text: 'umre' }])
})

const turkish = 'Tarih;Açıklama;Tutar\n01.03.2027;Işık Şirketi ÖĞÜÇİ;5,00\n'
const windows1254 = Uint8Array.from(
  [...turkish].map((sign) => ({ ş: 0xfe, Ş: 0xde, ı: 0xfd, Ğ: 0xd0, İ: 0xdd })[sign] ?? sign.codePointAt(0) ?? 0),
)
const utf16 = Uint8Array.from([...turkish].flatMap((sign) => [sign.charCodeAt(0) & 255, sign.charCodeAt(0) >> 8]))

test.each([
  ['UTF-8', utf8(turkish)],
  ['UTF-8 with its mark', utf8(`\uFEFF${turkish}`)],
  ['the code page of Turkish Windows', windows1254],
  ['UTF-16 without a mark', utf16],
  ['UTF-16 with its mark', Uint8Array.from([0xff, 0xfe, ...utf16])],
])('Turkish letters survive in %s', (_, bytes) => {
  expect(linesOf(read(bytes))[0]?.text).toBe('Işık Şirketi ÖĞÜÇİ')
})

test.each([
  ['an empty file', utf8('  \n'), { code: 'empty' }],
  [
    'a day that does not exist',
    utf8('Tarih;Tutar\n01.03.2027;1,00\n31.02.2027;1,00\n'),
    { code: 'date', line: 3, value: '31.02.2027' },
  ],
  ['an amount of letters', utf8('Tarih;Tutar\n01.03.2027;bir\n'), { code: 'amount', line: 2, value: 'bir' }],
  ['broken XML', utf8('<Document>\n<a></b>\n</Document>'), { code: 'xml', line: 2 }],
  ['entities', utf8('<?xml version="1.0"?>\n<!DOCTYPE a [<!ENTITY b "c">]>\n<a>&b;</a>'), { code: 'xml', line: 2 }],
  ['other XML', utf8('<Document><Other/></Document>'), { code: 'field' }],
  ['a missing booking', aMt940(bookings, { closing: '1,00' }), { code: 'balance' }],
  [
    'a booking without its opening balance',
    utf8(':20:A\n:25:B\n:61:270101C1,00NTRF\n'),
    { code: 'field', line: 3, value: ':60F:' },
  ],
  [
    'a booking nobody understands',
    utf8(':20:A\n:25:B\n:60F:C270101EUR1,\n:61:what\n'),
    { code: 'field', line: 4, value: 'what' },
  ],
  ['an unknown currency', utf8(':20:A\n:25:B\n:60F:C270101XAU1,\n'), { code: 'currency', line: 3, value: 'XAU' }],
])('%s is refused where it is wrong', (_, bytes, error) => {
  expect(read(bytes)).toMatchObject({ ok: false, error })
})

test('a picture is no statement', () => {
  expect(decodeFile(Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]))).toBeUndefined()
})

test('no bytes bring the readers down', () => {
  fc.assert(
    fc.property(
      fc.uint8Array({ maxLength: 400 }),
      fc.constantFrom('', '<Document>', ':20:A\n:60F:C270101EUR1,\n:61:', 'Tarih;Tutar\n'),
      (bytes, start) => {
        const result = read(Uint8Array.from([...utf8(start), ...bytes]))
        expect(result === undefined || typeof result.ok === 'boolean').toBe(true)
      },
    ),
    { numRuns: 3000 },
  )
})

test('a file cut anywhere is read or refused', () => {
  const files = [aCamt053(bookings), aMt940(bookings), aCsv(bookings)]
  fc.assert(
    fc.property(fc.constantFrom(...files), fc.nat(3000), (file, end) => {
      expect(typeof read(file.slice(0, end))?.ok).toBe('boolean')
    }),
  )
})

const aBooking = fc.record({
  day: fc.integer({ min: 1, max: 28 }).map((day) => `2027-03-${String(day).padStart(2, '0')}`),
  amount: fc
    .integer({ min: 1, max: 99_999_999 })
    .map((minor) => `${Math.trunc(minor / 100)}.${String(minor % 100).padStart(2, '0')}`),
  text: fc
    .array(fc.constantFrom(...'abcçğışöü XYZ 0123456789 &"'), { minLength: 1, maxLength: 150 })
    .map((signs) => `u${signs.join('')}u`),
  isOut: fc.boolean(),
})

test.each([
  ['camt053', aCamt053],
  ['mt940', aMt940],
  ['csv', aCsv],
] as const)('what is written as %s is read again', (_, make) => {
  const squeezed = (text: string) => text.replace(/\s+/g, '')
  fc.assert(
    fc.property(fc.array(aBooking, { minLength: 1, maxLength: 8 }), (made) => {
      const lines = linesOf(read(make(made)))
      expect(lines.map(({ bookedOn, amount, text }) => [bookedOn, amount.minor, squeezed(text)])).toEqual(
        made.map(({ day, amount, text, isOut }) => [
          day,
          Math.round(Number(amount) * 100) * (isOut ? -1 : 1),
          squeezed(text),
        ]),
      )
    }),
  )
})
