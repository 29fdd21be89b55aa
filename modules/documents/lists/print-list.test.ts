import { expect, test } from 'vitest'
import { locales } from '#kernel/locale.ts'
import { anAgency } from '#modules/booking/testing/documents.ts'
import { createPdfCompiler, findFontsDir } from '#platform/pdf/pdf-compiler.server.ts'
import { readPdf } from '../testing/read-pdf.ts'
import { printCards, printLabels, printList } from './print-list.server.ts'
import type { ListPart, PrintedCardSide, PrintedLabel, PrintedList } from './printed-list.ts'

const compiler = createPdfCompiler({ fontsDir: findFontsDir() })

const passengers: ListPart = {
  facts: [
    { name: 'Uçuş', value: 'SV 262', look: 'code' },
    { name: 'Hat', value: 'IST – MED', look: 'code' },
  ],
  columns: [
    { key: 'here', name: 'Geldi', look: 'box' },
    { key: 'at', name: '#', look: 'number' },
    { key: 'surname', name: 'Soyadı', look: 'strong' },
    { key: 'first-name', name: 'Adı', look: 'text' },
    { key: 'passport', name: 'Pasaport', look: 'code' },
  ],
  groups: [
    {
      lead: null,
      rows: [
        { key: 'a', cells: [false, '1', 'Çelikkolluoğlu', 'Şerife Gülsüm', 'U12345678'] },
        { key: 'b', cells: [true, '2', 'İğdeli', 'Işıl', 'C01X99821'] },
      ],
    },
  ],
  sums: [{ name: 'Yolcu', value: '2', look: 'number' }],
}

function aList(change: Partial<PrintedList> = {}): PrintedList {
  return {
    title: 'Havalimanı listesi',
    lead: 'Ramazan umresi',
    facts: [{ name: 'Kalkış', value: '12.02.2027', look: 'code' }],
    parts: [passengers],
    contacts: [{ name: 'Kafile başkanı', value: 'Emine Aksoy', phone: '+90 532 000 00 01' }],
    footer: { note: 'Kişisel veri içerir.', made: 'Fatma Demir' },
    ...change,
  }
}

const label: PrintedLabel = {
  name: 'Çelik Gülsüm',
  lines: ['Ramazan umresi', 'Mövenpick'],
  mark: '1812',
  qr: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 2"><path d="M0 0h1v1H0z"/></svg>',
  foot: 'Bulan arasın',
  phone: '+90 212 000 00 00',
}

test('a list keeps Turkish letters, codes, sums and contacts', () => {
  const text = readPdf(printList(compiler, aList(), anAgency('tr'), 'tr')).replaceAll(' / ', '/')

  for (const fact of [
    'Havalimanı listesi',
    'SV 262',
    'Çelikkolluoğlu',
    'Şerife Gülsüm',
    'İğdeli',
    'Işıl',
    'C01X99821',
    '+90 532 000 00 01',
    '1/1',
  ])
    expect(text).toContain(fact)
})

test('an Arabic list keeps its words, and codes in their own direction', () => {
  const words = { title: 'قائمة المطار', lead: 'عمرة رمضان' }

  const text = readPdf(printList(compiler, aList(words), anAgency('ar'), 'ar')).normalize('NFKC')

  for (const fact of ['قائمة المطار', 'عمرة رمضان', 'IST – MED', 'U12345678', '+90 532 000 00 01'])
    expect(text).toContain(fact)
})

test('a long list goes on over pages, with its head on each', () => {
  const rows = Array.from({ length: 120 }, (_, at) => ({
    key: String(at),
    cells: [false, String(at + 1), 'Yılmaz', 'Ayşe', 'U12345678'],
  }))
  const long = aList({ parts: [{ ...passengers, groups: [{ lead: null, rows }] }] })

  const pages = readPdf(printList(compiler, long, anAgency('tr'), 'tr'))
    .split('\f')
    .filter(Boolean)

  expect(pages.length).toBeGreaterThan(2)
  expect(pages.filter((page) => page.includes('Yılmaz')).every((page) => page.includes('Soyadı'))).toBe(true)
})

test('a room stands once before everybody who sleeps in it', () => {
  const rooms: ListPart = {
    facts: [],
    columns: [
      { key: 'room', name: 'Oda', look: 'strong' },
      { key: 'surname', name: 'Soyadı', look: 'strong' },
      { key: 'first-name', name: 'Adı', look: 'text' },
    ],
    groups: [
      {
        lead: { name: '1805', note: '2 yatak' },
        rows: [
          { key: 'a', cells: ['Öztürk', 'Mehmet'] },
          { key: 'b', cells: ['Öztürk', 'Fatma'] },
        ],
      },
    ],
    sums: [],
  }

  const text = readPdf(printList(compiler, aList({ parts: [rooms] }), anAgency('tr'), 'tr'))

  expect(text.match(/1805/g)).toHaveLength(1)
  expect(text.match(/Öztürk/g)).toHaveLength(2)
})

const card: PrintedCardSide = {
  name: 'Ayşe Y.',
  ask: {
    tr: 'Ben Türkiye’den bir hacıyım, lütfen arayın',
    en: 'I am a pilgrim from Türkiye, please call',
    ar: 'أنا حاج من تركيا، من فضلك اتصل',
  },
  host: ['فندق وريزيدنس موفنبيك برج هاجر مكة، مكة المكرمة', 'باب الملك عبدالعزيز'],
  latin: ['Mövenpick Hotel & Residence Hajar Tower Makkah, Makkah'],
  calls: [
    { host: 'رئيس المجموعة', latin: 'Kafile başkanı / Group leader', phone: '+90 532 123 45 67' },
    { host: 'المناوبة', latin: 'Nöbet / Duty line', phone: '+966 50 123 4567' },
  ],
  health: {
    host: 'الصحة: أدوية مميعة للدم · حساسية من البنسلين',
    latin: 'Health: High blood pressure · Penicillin allergy',
  },
  qr: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 2"><path d="M0 0h1v1H0z"/></svg>',
}

test.each(locales)('eight cards and ten tags fit on a sheet in %s', (locale) => {
  const cardSheets = (count: number) =>
    pagesOf(
      printCards(
        compiler,
        { title: 'Kart', cards: Array.from({ length: count }, () => card) },
        anAgency(locale),
        locale,
      ),
    )
  const tagSheets = (count: number) =>
    pagesOf(
      printLabels(
        compiler,
        { title: 'Etiket', labels: Array.from({ length: count }, () => label) },
        anAgency(locale),
        locale,
      ),
    )

  expect([cardSheets(8), cardSheets(9), tagSheets(10), tagSheets(11)]).toEqual([1, 2, 1, 2])
})

test('a card reads in Arabic from right to left, its numbers from left to right', () => {
  const text = readPdf(printCards(compiler, { title: 'Kart', cards: [card] }, anAgency('tr'), 'tr')).normalize('NFKC')

  for (const fact of [
    'أنا حاج من تركيا',
    'من فضلك اتصل',
    'فندق وريزيدنس موفنبيك برج هاجر مكة',
    'باب الملك عبدالعزيز',
    'موفنبيك',
    '+90 532 123 45 67',
    '+966 50 123 4567',
    'Ayşe Y.',
    'أدوية مميعة للدم',
    'Penicillin allergy',
  ])
    expect(text).toContain(fact)
})

function pagesOf(pdf: Uint8Array): number {
  return readPdf(pdf).split('\f').filter(Boolean).length
}
