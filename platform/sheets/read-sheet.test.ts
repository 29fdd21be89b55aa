import { expect, test } from 'vitest'
import { readSheet } from './read-sheet.server.ts'

const most = { mostRows: 100 }

test('what Excel saved with the letters of Windows in Turkey reads as it was typed', async () => {
  // Ad;Soyad / Şükrü;Çağlı as bytes of Windows-1254.
  const file = Uint8Array.from([
    0x41, 0x64, 0x3b, 0x53, 0x6f, 0x79, 0x61, 0x64, 0x0d, 0x0a, 0xde, 0xfc, 0x6b, 0x72, 0xfc, 0x3b, 0xc7, 0x61, 0xf0,
    0x6c, 0xfd,
  ])

  expect(await readSheet(file, most)).toEqual({
    ok: true,
    value: { head: ['Ad', 'Soyad'], rows: [{ number: 2, cells: ['Şükrü', 'Çağlı'] }] },
  })
})

test('a title without a delimiter does not hide that the list has semicolons', async () => {
  const file = new TextEncoder().encode('Fatih Camii, Mayıs\nAd;Soyad\nAhmet;Ak')

  expect(await readSheet(file, most)).toMatchObject({
    value: { rows: [{ cells: ['Ad', 'Soyad'] }, { cells: ['Ahmet', 'Ak'] }] },
  })
})

test('a file of another kind is no list', async () => {
  expect(await readSheet(Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0x00, 0x10]), most)).toEqual({
    ok: false,
    error: { code: 'unreadable' },
  })
})
