import { expect, test } from 'vitest'
import { paths } from '#app/addresses/paths.ts'
import { locales, type Locale } from '#kernel/locale.ts'
import { plainDate } from '#kernel/plain-date.ts'
import { aStaffMember } from '#modules/accounts/testing/builders.ts'
import { anOrder } from '#modules/booking/testing/an-order.ts'
import { aDeparture } from '#modules/catalog/testing/builders.ts'
import { findWorkspace } from '#modules/operations/index.server.ts'
import { signedInWithOwnRole, staffSignedIn } from '#tests/setup/signed-in.ts'
import { getPage, postForm, testApp } from '#tests/setup/test-app.ts'
import { testDb } from '#tests/setup/test-db.ts'

const date = plainDate('2027-04-01')
const deskOf = (locale: Locale) => paths.adminDate(locale, 'ops', date, { tab: 'visas' })

/** Three called Yılmaz, two of them by one name, and the forms of the card. */
async function aDay() {
  const db = await testDb()
  const app = await testApp({ db })
  const staff = await staffSignedIn(db)
  const departure = await aDeparture(db, { departsOn: date })
  await anOrder(db, { departure, state: 'paid', travellers: ['Ayşe', 'Ömer', 'Zehra', 'Zehra'] })
  const seen = () => findWorkspace(db, aStaffMember({ id: staff.userId }), date, new Date())
  const idOf = async (name: string) => (await seen()).travellers.find(({ firstName }) => firstName === name)?.id ?? ''
  const send = async (
    fields: Record<string, string | string[]>,
    { locale = 'tr' as Locale, headers = staff.headers } = {},
  ) => postForm(app, deskOf(locale), { version: String((await seen()).version), ...fields }, headers)
  const html = async (locale: Locale = 'tr', headers = staff.headers) =>
    plain(await getPage(app, deskOf(locale), headers))
  const open = async (address: string) => plain(await getPage(app, address, staff.headers))
  return { db, send, html, open, idOf }
}

const plain = async (response: Response) => (await response.text()).replaceAll('<!-- -->', '')

/** The card alone. */
function cardIn(html: string): string {
  return /<section[^>]* id="tickets"[\s\S]*$/.exec(html)?.[0] ?? ''
}

/** What the form of the lines that were read would send. */
function linesIn(html: string): string[] {
  const hidden = [...html.matchAll(/<input type="hidden" name="line" value="([^"]+)"/g)]
  const chosen = [...html.matchAll(/<option value="(\d+:[^"]+)" selected=""/g)]
  return [...hidden, ...chosen].map(([, value = '']) => value)
}

const words: Record<Locale, { answers: string[]; title: string; several: string; nobody: string; left: string }> = {
  tr: {
    title: 'Biletteki isimler',
    answers: ['Farklı', 'Aynı ad, yazılışı farklı'],
    several: 'birden çok kişiye uyuyor',
    nobody: 'Bu tarihte böyle biri yok',
    left: '2 bilet kaydedildi.',
  },
  en: {
    title: 'Names on tickets',
    answers: ['Different', 'Same name, written differently'],
    several: 'fits several people',
    nobody: 'Nobody of this day has such a name',
    left: '2 tickets were saved.',
  },
  ar: {
    title: 'الأسماء على التذاكر',
    answers: ['مختلف', 'الاسم نفسه بكتابة أخرى'],
    several: 'الاسم يناسب أكثر من شخص',
    nobody: 'لا أحد بهذا الاسم',
    left: 'حُفظت تذكرتان.',
  },
}

test.each(locales)(
  'a list is shown before it is kept, and what fits nobody stays in the field, in %s',
  async (locale) => {
    const { send, html } = await aDay()
    const { title, answers, several, nobody, left } = words[locale]
    const text = '1.YILMAZ/AYSE MRS 235-1234567890\n2.YILMAZ/OMAR MR\n3.YILMAZ/ZEHRA MRS\n4.KURT/HASAN MR'

    const read = await send({ intent: 'read-tickets', text }, { locale })

    const shown = await plain(read)
    expect(read.status).toBe(200)
    for (const said of [title, several, nobody, '4.KURT/HASAN MR', '235-1234567890'])
      expect(cardIn(shown)).toContain(said)
    expect(cardIn(await html(locale))).not.toContain('<tbody')

    const kept = await plain(await send({ intent: 'take-tickets', text, line: linesIn(shown) }, { locale }))

    expect(kept).toContain(left)
    expect(kept).toContain('3.YILMAZ/ZEHRA MRS\n4.KURT/HASAN MR</textarea>')
    const table = /<tbody>[\s\S]*?<\/tbody>/.exec(cardIn(await html(locale)))?.[0] ?? ''
    const order = [...answers].map((answer) => table.indexOf(`>${answer}<`))
    expect(order.every((at) => at > 0)).toBe(true)
    expect(order[0]).toBeLessThan(order[1] ?? 0)
  },
)

test('what was chosen for two lines comes back as it was chosen, and is kept once it is one', async () => {
  const { send, idOf, html } = await aDay()
  const [ayse, omer] = [await idOf('Ayşe'), await idOf('Ömer')]
  const text = 'YILMAZ/AYSEL MRS\r\nYILMAZ/OMAR MR'
  const wish = (first: string, second: string) => ({
    intent: 'take-tickets',
    text,
    line: [`0:${first}`, `1:${second}`],
  })

  const refused = await send(wish(omer, omer))

  const shown = await plain(refused)
  expect([refused.status, shown.includes('iki satırda seçildi')]).toEqual([422, true])
  expect(shown).toContain('YILMAZ/AYSEL MRS\nYILMAZ/OMAR MR</textarea>')
  const kept = await send(wish(ayse, omer))
  expect([kept.status, kept.headers.get('location')]).toEqual([303, `${deskOf('tr')}#tickets`])
  expect(await html()).toContain('2 isim farklı')
})

test('one ticket is typed, keeps what was typed when it is refused, is opened again to be corrected, and is removed', async () => {
  const { send, idOf, html, open } = await aDay()
  const traveller = await idOf('Ömer')
  const ticket = { intent: 'write-ticket', traveller, lastName: 'YILMAZ', firstName: 'OMER', pnr: 'QW3RTY' }

  const refused = await send({ ...ticket, ticketNo: '235-12' })

  const shown = await plain(refused)
  expect([refused.status, shown.includes('Bilet numarası 13 rakamdır')]).toEqual([422, true])
  for (const typed of ['value="OMER"', 'value="235-12"', 'value="QW3RTY"']) expect(shown).toContain(typed)
  expect(shown).toContain(`<option value="${traveller}" selected=""`)

  expect((await send({ ...ticket, ticketNo: '2351234567890' })).status).toBe(303)
  const address = /href="([^"]+)#ticket"/.exec(cardIn(await html()))?.[1]?.replaceAll('&amp;', '&') ?? ''
  const form = await open(address)
  expect(form).toContain(`<option value="${traveller}" selected=""`)
  expect(form).toContain('name="ticketNo" value="235-1234567890"')

  expect((await send({ intent: 'remove-tickets', id: traveller })).status).toBe(303)
  expect(cardIn(await html())).not.toContain('235-1234567890')
})

test('whoever may not see numbers of papers sees no ticket and keeps none', async () => {
  const { db, send, html, idOf } = await aDay()
  const traveller = await idOf('Ömer')
  const ticket = {
    intent: 'write-ticket',
    traveller,
    lastName: 'YILMAZ',
    firstName: 'OMER',
    ticketNo: '',
    pnr: 'QW3RTY',
  }
  await send(ticket)
  const { headers } = await staffSignedIn(db, { staffRole: 'finance' })
  const own = await signedInWithOwnRole(db, { rights: ['dashboard', 'orders'] })

  for (const asking of [headers, own.headers]) {
    const page = await html('tr', asking)
    expect(page).toContain('Vizeye hazır olanlar')
    expect(page).not.toMatch(/id="tickets"|QW3RTY/)
    for (const fields of [
      ticket,
      { intent: 'read-tickets', text: 'YILMAZ/OMER' },
      { intent: 'take-tickets', text: 'YILMAZ/OMER', line: `0:${traveller}` },
      { intent: 'remove-tickets', id: traveller },
    ])
      expect((await send(fields, { headers: asking })).status).toBe(403)
  }
  expect(await html()).toContain('QW3RTY')
})

test('a list too long to be read whole says so', async () => {
  const { send } = await aDay()

  const shown = await plain(await send({ intent: 'read-tickets', text: 'YILMAZ/AYSE MRS\n'.repeat(501) }))

  expect(shown).toContain('Liste uzun olduğu için sonu okunmadı.')
})
