import { expect, test } from 'vitest'
import { readQuizDeck } from '#db/seed/read-quiz-deck.ts'
import { aStaffMember } from '#modules/accounts/testing/builders.ts'
import { listAuditEntries } from '#modules/audit/index.server.ts'
import { createWriting, changeWriting } from '#modules/content/index.server.ts'
import { aPageDraft } from '#modules/content/testing/a-draft.ts'
import { findQuiz, importQuiz, suggestTours } from '#modules/engagement/index.server.ts'
import { plainDate } from '#kernel/plain-date.ts'
import { staffSignedIn } from '#tests/setup/signed-in.ts'
import { fieldsOfForm } from '#tests/setup/fields-of-form.ts'
import { aSite } from '#tests/setup/test-site.ts'

const admin = aStaffMember()

async function aDesk(staffRole: 'content' | 'finance' = 'content') {
  const site = await aSite()
  const { db } = site.database
  await importQuiz(db, readQuizDeck())
  await createWriting(db, admin, { kind: 'page', draft: aPageDraft() }, new Date())
  const { headers } = await staffSignedIn(db, { staffRole })
  const open = async (path: string) => {
    const { status, text } = await site.ask(`/tr/admin/${path}`, headers)
    return { status, text, fields: fieldsOfForm(text) }
  }
  const save = (path: string, fields: Record<string, string>) => site.send(`/tr/admin/${path}`, fields, headers)
  return { db, site, headers, open, save }
}

test('long lists fold each row under what it says, and open one that cannot be saved', async () => {
  const { open, save } = await aDesk()
  const { text, fields } = await open('menus')
  const foldsOf = (html: string) => [...html.matchAll(/<details class="[^"]*group[^"]*"([^>]*)><summary><bdi>([^<]*)/g)]

  const refused = await save('menus', { ...fields, 'menuLegal.1.address.tr': 'no address' })

  expect(foldsOf(text).map(([, , said]) => said)).toContain(fields['menuLegal.1.label.tr'])
  expect(foldsOf(text).filter(([, isOpen]) => isOpen?.includes('open'))).toEqual([])
  expect(foldsOf(refused.text).flatMap(([, isOpen, said]) => (isOpen?.includes('open') ? [said] : []))).toEqual([
    fields['menuLegal.1.label.tr'],
  ])
})

test.each(['quiz', 'menus', 'redirects', 'question-groups', 'holidays/2027', 'agreements/refund-agreement'])(
  'what %s shows is saved without a change',
  async (path) => {
    const { db, open, save } = await aDesk()
    await db.transaction().execute((tx) => oneGroup(tx))
    const { status, fields } = await open(path)

    const saved = await save(path, fields)

    expect([status, saved.status, saved.text.slice(0, 0)]).toEqual([200, 302, ''])
    const { entries } = await listAuditEntries(db, { page: 1, pageSize: 20 })
    expect(entries.filter(({ subject }) => subject?.kind !== 'page')).toEqual([])
  },
)

test('a menu of its own is on every page in the next request, in the order it was given', async () => {
  const { site, open, save } = await aDesk()
  await site.see('/tr/faq')
  const { fields } = await open('menus')
  const renamed = { ...fields, 'menuMain.0.label.tr': 'Biz kimiz', 'menuMain.0.address.tr': '/tr/page/hakkimizda' }

  // Without script the buttons of a row send the form.
  const moved = await save('menus', { ...renamed, row: 'down:menuMain.0' })
  const saved = await save('menus', fieldsOfForm(moved.text))

  expect([moved.status, saved.status, saved.headers.location]).toEqual([200, 302, '/tr/admin/menus?saved=1'])
  const html = (await site.see('/tr/faq')).text
  expect(html).toContain('<a href="/tr/page/hakkimizda">Biz kimiz</a>')
  expect(html.indexOf('>Blog</a>')).toBeLessThan(html.indexOf('>Biz kimiz</a>'))
  expect((await site.see('/faq')).text).toContain('>About Us</a>')
})

test.each([
  ['a page that is not there', '/tr/page/yok', 400],
  ['no address at all', 'hakkimizda', 400],
  ['a script', 'javascript:alert(1)', 400],
  ['an unsafe site', 'http://example.com', 400],
  ['a page of the site', '/tr/faq#visa', 302],
  ['another site', 'https://example.com/a', 302],
])('a link to %s is answered as it should be', async (_, address, status) => {
  const { open, save } = await aDesk()
  const { fields } = await open('menus')

  const answer = await save('menus', { ...fields, 'menuLegal.0.address.tr': address })

  expect(answer.status).toBe(status)
})

test('an old address leads to the new one, and follows it when its page moves', async () => {
  const { db, site, open, save } = await aDesk()
  const { fields } = await open('redirects')

  const saved = await save('redirects', {
    ...fields,
    'moves.0.oldAddress': 'https://www.example.com/tr/eski sayfa/'.replace(' ', '-'),
    'moves.0.newAddress': '/tr/page/hakkimizda',
  })

  expect(saved.status).toBe(302)
  const first = await site.see('/tr/eski-sayfa?x=1')
  expect([first.status, first.headers.location]).toEqual([301, '/tr/page/hakkimizda?x=1'])
  const draft = aPageDraft({ tr: { link: 'biz-kimiz' } })
  await changeWriting(db, admin, { kind: 'page', key: 'hakkimizda', version: 1, draft }, new Date())
  expect((await site.see('/tr/eski-sayfa')).headers.location).toBe('/tr/page/biz-kimiz')
})

test.each([
  ['a live page', '/tr/faq', '/tr/page/hakkimizda', 409],
  ['a redirect onto itself', '/tr/eski', '/tr/eski', 400],
  ['a page that is not there', '/tr/eski', '/tr/page/yok', 400],
  ['what is no address', 'eski', '/tr/faq', 400],
  ['a call', '/api/v1/eski', '/tr/faq', 400],
  ['a part of the staff', '/tr/admin/eski', '/tr/faq', 400],
])('%s is refused as a redirect, and nothing typed is lost', async (_, oldAddress, newAddress, status) => {
  const { open, save } = await aDesk()
  const { fields } = await open('redirects')

  const refused = await save('redirects', {
    ...fields,
    'moves.0.oldAddress': oldAddress,
    'moves.0.newAddress': newAddress,
  })

  expect(refused.status).toBe(status)
  expect(refused.text).toContain(`value="${oldAddress}"`)
  expect((await open('redirects')).fields['moves.0.oldAddress']).toBeUndefined()
})

test('there are neither chains nor loops of redirects', async () => {
  const { open, save } = await aDesk()
  const rows = (...moves: [string, string][]) =>
    Object.fromEntries(
      moves.flatMap(([from, to], index) => [
        [`moves.${index}.oldAddress`, from],
        [`moves.${index}.newAddress`, to],
      ]),
    )
  const { fields } = await open('redirects')
  await save('redirects', { ...fields, ...rows(['/tr/a', '/tr/faq']) })
  const { fields: after } = await open('redirects')

  const chain = await save('redirects', { ...after, ...rows(['/tr/a', '/tr/faq'], ['/tr/b', '/tr/a']) })
  const loop = await save('redirects', { ...after, ...rows(['/tr/a', '/tr/b'], ['/tr/b', '/tr/a']) })

  expect([chain.status, loop.status]).toEqual([409, 400])
  expect(chain.text).toContain('Yeni adresin kendisi de yönlendiriliyor')
})

test('a corrected year is in calls and on tours in the next request', async () => {
  const { site, open, save } = await aDesk()
  const { fields } = await open('holidays/2027')
  expect(fields['religiousHolidays.1.label.ar']).not.toBe('')

  const saved = await save('holidays/2027', {
    ...fields,
    'publicHolidays.30.label.tr': 'Seçim Günü',
    'publicHolidays.30.label.en': 'Election Day',
    'publicHolidays.30.label.ar': 'يوم الانتخاب',
    'publicHolidays.30.firstDay': '2027-06-06',
  })

  expect(saved.status).toBe(302)
  const matches = JSON.parse((await site.ask('/api/v1/holidays/match?start=2027-06-05&end=2027-06-07')).text)
  expect(matches.data).toMatchObject([{ ad_tr: 'Seçim Günü', bitis: '2027-06-06', kategori: 'resmi_tatiller' }])
})

test('a day that is none is marked at its place', async () => {
  const { open, save } = await aDesk()
  const { fields } = await open('holidays/2027')

  const refused = await save('holidays/2027', { ...fields, 'publicHolidays.0.firstDay': '2027-02-30' })

  expect(refused.status).toBe(400)
  expect(refused.text).toMatch(
    /name="publicHolidays\.0\.firstDay"[^>]*aria-invalid="true"|aria-invalid="true"[^>]*name="publicHolidays\.0\.firstDay"/,
  )
})

test('a legal text gets another version, the page of visitors says so, and the earlier one stays readable', async () => {
  const { site, open, save } = await aDesk()
  await site.see('/tr/iade-sozlesmesi')
  const { fields } = await open('agreements/refund-agreement')

  const body = `${fields['body.tr']}<p>Bir cümle daha.</p>`
  const saved = await save('agreements/refund-agreement', { ...fields, 'body.tr': body })

  expect(saved.status).toBe(302)
  const shown = (await site.see('/tr/iade-sozlesmesi')).text
  for (const words of ['Bir cümle daha.', '0.3.1']) expect(shown).toContain(words)
  expect((await site.see('/tr/iade-sozlesmesi/0.3')).text).not.toContain('Bir cümle daha.')
  expect((await open('agreements/refund-agreement/0.3')).text).toContain('artık yürürlükte değil')
})

test('the quiz asks what staff wrote, and its version goes up', async () => {
  const { db, open, save } = await aDesk()
  const before = await findQuiz(db, 'en')
  const { fields } = await open('quiz')

  const saved = await save('quiz', { ...fields, 'questions.0.text.en': 'When do you leave?' })

  expect(saved.status).toBe(302)
  const quiz = await findQuiz(db, 'en')
  expect(quiz?.questions[0]?.text).toBe('When do you leave?')
  expect(quiz?.version).toBe((before?.version ?? 0) + 1)
  const asked = { answers: { season: 'ramadan' }, locale: 'en' as const, today: plainDate('2026-12-01') }
  expect((await suggestTours(db, { ...asked, version: before?.version })).ok).toBe(false)
  expect((await suggestTours(db, asked)).ok).toBe(true)
})

test('a month that is none is refused where it was typed', async () => {
  const { open, save } = await aDesk()
  const { fields } = await open('quiz')

  const refused = await save('quiz', { ...fields, 'questions.0.options.0.rules.months': '13' })

  expect(refused.status).toBe(400)
  expect(refused.text).toContain('value="13"')
})

test.each([
  ['reasons.near-match.ar', '{metres} م، {minutes} د، {x}', '\u2066{metres}\u2069, \u2066{minutes}\u2069.'],
  ['reasons.soonest-match.tr', 'Yakında, {price}', 'Süslü ya da açılı ayraç kullanılamaz.'],
])(
  'a sentence of the quiz with names it does not have is refused where it was typed (%s)',
  async (place, typed, words) => {
    const { open, save } = await aDesk()
    const { fields } = await open('quiz')

    const refused = await save('quiz', { ...fields, [place]: typed })

    expect([refused.status, fieldsOfForm(refused.text)[place]]).toEqual([400, typed])
    const marked = new RegExp(`name="${place}"[^>]*aria-describedby="([^"]+)"`).exec(refused.text)?.[1] ?? 'unmarked'
    expect(refused.text.split(`id="${marked}"`)[1]?.split('</p>')[0]).toContain(words)
  },
)

test('the second of two who write the same part sees both, loses nothing and decides', async () => {
  const { open, save } = await aDesk()
  const { fields } = await open('menus')
  await save('menus', { ...fields, 'menuLegal.0.label.tr': 'Onlarınki', 'menuLegal.1.label.tr': 'Yalnız onların' })

  const late = await save('menus', { ...fields, 'menuLegal.0.label.tr': 'Benimki' })
  const decided = await save('menus', { ...fieldsOfForm(late.text), 'pick:menuLegal.0.label.tr': 'theirs' })

  expect(late.status).toBe(409)
  for (const words of ['Onlarınki', 'Benimki', 'Siz yazarken başka biri kaydetti']) expect(late.text).toContain(words)
  expect(decided.status).toBe(302)
  expect((await open('menus')).fields).toMatchObject({
    'menuLegal.0.label.tr': 'Onlarınki',
    'menuLegal.1.label.tr': 'Yalnız onların',
  })
})

test('what was written is in the audit log, before and after', async () => {
  const { db, open, save } = await aDesk()
  const { fields } = await open('menus')

  await save('menus', { ...fields, 'menuLegal.0.label.tr': 'Satış sözleşmesi' })

  const { entries } = await listAuditEntries(db, { page: 1, pageSize: 5 })
  expect(entries[0]).toMatchObject({ action: 'content.change', subject: { kind: 'menus', id: 'menus' } })
})

test.each(['holidays/1999', 'agreements/lease', 'agreements/refund-agreement/9', 'holidays/abc'])(
  '%s is not there',
  async (path) => {
    expect((await (await aDesk()).open(path)).status).toBe(404)
  },
)

test('parts of the site are for staff who look after content', async () => {
  const { open, save } = await aDesk('finance')

  expect([(await open('menus')).status, (await save('menus', {})).status]).toEqual([403, 403])
})

/** A subject with its question. */
async function oneGroup(tx: Parameters<typeof importQuiz>[0]): Promise<void> {
  const { sql } = await import('kysely')
  await sql`insert into question_groups (key, sort_order, title)
    values ('visa', 1, '{"tr":"Vize","en":"Visa","ar":"التأشيرة"}')`.execute(tx)
}
