import { expect, test } from 'vitest'
import { sendDueMails } from '#modules/engagement/letters/send-due-mails.server.ts'
import { newsletterSetting } from '#modules/engagement/index.server.ts'
import { aReader, letterWorkIn } from '#modules/engagement/testing/a-letter.ts'
import { aDeparture } from '#modules/catalog/testing/builders.ts'
import { addDays, dayInIstanbul } from '#kernel/plain-date.ts'
import { listMails } from '#platform/mail/list-mails.server.ts'
import { writeSetting } from '#platform/settings/settings.server.ts'
import { staffSignedIn } from '#tests/setup/signed-in.ts'
import { getPage, testApp } from '#tests/setup/test-app.ts'
import { testDb } from '#tests/setup/test-db.ts'

const LIST = '/tr/admin/newsletter/letters'

async function atDesk() {
  const db = await testDb()
  const app = await testApp({ db })
  const { headers } = await staffSignedIn(db)
  await writeSetting(db, newsletterSetting, { isAllowed: true, mailsPerMinute: 60 })
  const post = (path: string, fields: Record<string, string>) =>
    app.respond(
      new Request(`http://kafile.test${path}`, {
        method: 'POST',
        body: new URLSearchParams(fields),
        headers: { ...headers, origin: 'http://kafile.test' },
      }),
    )
  const read = async (path: string) => (await getPage(app, path, headers)).text()
  return { db, app, headers, post, read }
}

type Desk = Awaited<ReturnType<typeof atDesk>>

/** Begins a newsletter; gives the address of its page. */
async function aDraft({ post }: Desk): Promise<string> {
  const begun = await post(LIST, { intent: 'begin' })
  return (begun.headers.get('location') ?? '').replace(/\?.*/, '')
}

const typed = {
  version: '1',
  'tr.subject': 'Ocak seferleri',
  'tr.opening': 'Bu ayın seferleri hazır.',
  'to.tr': 'on',
  'to.ar': 'on',
}

test.each([
  ['/tr', 'Yeni bülten', 'Geri dönen e-postalar'],
  ['', 'New newsletter', 'Bounced emails'],
  ['/ar', 'نشرة جديدة', 'الرسائل المرتدّة'],
])('%s: the list begins a newsletter, and reads what came back', async (prefix, begin, bounces) => {
  const desk = await atDesk()

  const page = await desk.read(`${prefix}/admin/newsletter/letters`)

  expect([page.includes(begin), page.includes(bounces)]).toEqual([true, true])
})

test('a new draft has departures ticked, and keeps what is typed with those that are ticked', async () => {
  const desk = await atDesk()
  const departsOn = addDays(dayInIstanbul(new Date()), 40)
  const { id } = await aDeparture(desk.db, { departsOn })
  const at = await aDraft(desk)
  const begun = await desk.read(at)

  const saved = await desk.post(at, { ...typed, intent: 'save' })
  const page = await desk.read(at)
  await desk.post(at, { ...typed, version: '2', intent: 'propose' })
  const proposed = await desk.read(at)

  const isTicked = (html: string) =>
    new RegExp(`name="departure.${id}"[^>]*checked|checked[^>]*name="departure.${id}"`).test(html)
  expect([isTicked(begun), isTicked(page), isTicked(proposed)]).toEqual([true, false, true])
  expect([saved.status, saved.headers.get('location')]).toEqual([303, `${at}?done=saved`])
  expect(page.includes('value="Ocak seferleri"')).toBe(true)
})

test('who is reached is said before sending, and those who are not are counted', async () => {
  const desk = await atDesk()
  for (const language of ['tr', 'tr', 'ar', 'en'] as const) await aReader(desk.db, { language })
  const at = await aDraft(desk)
  await desk.post(at, { ...typed, intent: 'save' })

  const page = await desk.read(at)

  expect(page.includes('2 aboneye gider')).toBe(true)
  expect(page.includes('1 abone bülteni almayacak')).toBe(true)
})

test('the preview shows the mail in its language, as it looks and as plain text, under a policy of its own', async () => {
  const desk = await atDesk()
  const at = await aDraft(desk)
  await desk.post(at, { ...typed, 'ar.subject': 'رحلات يناير', 'ar.opening': 'الرحلات جاهزة.', intent: 'save' })

  const arabic = await getPage(desk.app, `${at}/ar`, desk.headers)
  const text = await getPage(desk.app, `${at}/tr?as=text`, desk.headers)
  const none = await getPage(desk.app, `${at}/fr`, desk.headers)

  expect(arabic.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(/<html[^>]*dir="rtl"[\s\S]*رحلات يناير/.test(await arabic.text())).toBe(true)
  expect(text.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  expect(await text.text()).toContain('Bu ayın seferleri hazır.')
  expect(none.status).toBe(404)
})

test('a trial is sent to the address that was typed, ten times in ten minutes at most, and what was typed is kept', async () => {
  const desk = await atDesk()
  const at = await aDraft(desk)
  const trial = { ...typed, intent: 'trial', trialLanguage: 'tr' }

  const wrong = await desk.post(at, { ...trial, trialTo: 'ayse' })
  const answers = []
  for (let version = 2; version <= 11; version += 1)
    answers.push(await desk.post(at, { ...trial, version: String(version), trialTo: 'ayse@example.com' }))

  expect([wrong.status, (await wrong.text()).includes('Geçerli bir e-posta adresi girin.')]).toEqual([422, true])
  expect(answers.map(({ status }) => status)).toEqual([...Array.from({ length: 9 }, () => 303), 429])
  expect(await listMails(desk.db)).toHaveLength(9)
  expect((await desk.read(at)).includes('value="Ocak seferleri"')).toBe(true)
})

test('a newsletter is saved and sent by one button, and its page tells how far it has come', async () => {
  const desk = await atDesk()
  await aReader(desk.db)
  const at = await aDraft(desk)

  const sent = await desk.post(at, { ...typed, intent: 'send' })
  const onItsWay = await desk.read(at)
  const paused = await desk.post(at, { intent: 'pause' })
  const resumed = await desk.post(at, { intent: 'resume' })
  await sendDueMails(letterWorkIn(desk.db), new Date())
  await sendDueMails(letterWorkIn(desk.db), new Date())
  const again = await desk.post(at, { ...typed, version: '4', intent: 'save' })

  expect([sent, paused, resumed].map(({ headers }) => headers.get('location'))).toEqual(
    ['sent', 'pause', 'resume'].map((done) => `${at}?done=${done}`),
  )
  expect(onItsWay.includes('Duraklat')).toBe(true)
  expect((await desk.read(at)).includes('Gönderildi')).toBe(true)
  expect([again.status, (await again.text()).includes('artık değiştirilemez')]).toEqual([409, true])
  expect(await listMails(desk.db)).toHaveLength(1)
})

test('until the agency has allowed it, the page says so and nothing is sent', async () => {
  const desk = await atDesk()
  await writeSetting(desk.db, newsletterSetting, { isAllowed: false, mailsPerMinute: 60 })
  await aReader(desk.db)
  const at = await aDraft(desk)

  const sent = await desk.post(at, { ...typed, intent: 'send' })
  const page = await sent.text()

  expect(sent.status).toBe(409)
  expect(page.includes('Bülten gönderimi ayarlarda kapalı.')).toBe(true)
  expect(page.includes('name="intent" value="send"')).toBe(false)
})

test('who was faster is not overwritten unseen: the fields stand again, and saving them once more goes through', async () => {
  const desk = await atDesk()
  const at = await aDraft(desk)
  await desk.post(at, { ...typed, intent: 'save' })

  const late = await desk.post(at, { ...typed, 'tr.subject': 'Şubat seferleri', intent: 'save' })
  const page = await late.text()
  const again = await desk.post(at, { ...typed, version: '2', 'tr.subject': 'Şubat seferleri', intent: 'save' })

  expect(late.status).toBe(412)
  expect(page.includes('value="Şubat seferleri"')).toBe(true)
  expect(page.includes('name="version" value="2"')).toBe(true)
  expect(again.status).toBe(303)
})

test.each([
  [{ since: '31.02.2026' }, 'Tarih okunamadı.'],
  [{ since: '01.03.2026', until: '01.02.2026' }, 'Bitiş, başlangıçtan önce olamaz.'],
  [{ 'tr.subject': 'x'.repeat(151) }, 'Metin çok uzun.'],
])('%o comes back with what is wrong beside the field', async (change, sentence) => {
  const desk = await atDesk()
  const at = await aDraft(desk)

  const answer = await desk.post(at, { ...typed, ...change, intent: 'save' })
  const page = await answer.text()

  expect([answer.status, page.includes(sentence), page.includes('aria-invalid="true"')]).toEqual([422, true, true])
})

test('a draft that was thrown away is taken back from the list', async () => {
  const desk = await atDesk()
  const at = await aDraft(desk)

  const removed = await desk.post(at, { intent: 'remove' })
  const undo = new URL(removed.headers.get('location') ?? '', 'http://kafile.test').searchParams.get('undo') ?? ''
  const gone = await getPage(desk.app, at, desk.headers)
  await desk.post(LIST, { intent: 'restore', undo })
  const back = await getPage(desk.app, at, desk.headers)

  expect([gone.status, back.status]).toEqual([404, 200])
})

test('an address that came back is marked in the list, with the words of its server, and written to again', async () => {
  const desk = await atDesk()
  const { id } = await aReader(desk.db, { email: 'gone@example.com' })
  const report =
    'Final-Recipient: rfc822; gone@example.com\nAction: failed\nStatus: 5.1.1\nDiagnostic-Code: smtp; 550 5.1.1 unknown'

  const noted = await desk.post(LIST, { intent: 'bounces', report })
  const nothing = await desk.post(LIST, { intent: 'bounces', report: 'Merhaba' })
  const marked = await desk.read('/tr/admin/newsletter?state=bounced')
  await desk.post('/tr/admin/newsletter', { intent: 'put-back', id })
  const after = await desk.read('/tr/admin/newsletter?state=bounced')

  expect((await noted.text()).includes('1 adres işaretlendi')).toBe(true)
  expect([nothing.status, (await nothing.text()).includes('kalıcı olarak reddedilen bir adres yok')]).toEqual([
    422,
    true,
  ])
  expect(marked.includes('smtp; 550 5.1.1 unknown')).toBe(true)
  expect(after.includes('gone@example.com')).toBe(false)
})
