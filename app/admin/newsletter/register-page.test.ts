import { load } from 'cheerio'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { confirmSubscription, subscribeToNewsletter } from '#modules/engagement/index.server.ts'
import { listEmailRefusals } from '#platform/messages/iys.server.ts'
import { staffSignedIn } from '#tests/setup/signed-in.ts'
import { getPage, postForm, testApp } from '#tests/setup/test-app.ts'
import { testDb } from '#tests/setup/test-db.ts'

const PAGE = '/tr/admin/newsletter/register'

/** Somebody confirmed the newsletter on the last morning of November, in the time of Turkey. */
async function atDesk({ staffRole = 'content' as const } = {}) {
  const db = await testDb()
  const app = await testApp({ db })
  const at = new Date('2026-11-30T05:15:09Z')
  const draft = { email: 'ayse@example.com', hasConsent: true }
  await subscribeToNewsletter(db, { draft, locale: 'tr', address: '192.0.2.1' }, at)
  const { rows } = await sql<{ token: string }>`select confirm_token as token from newsletter_subscriptions`.execute(db)
  await confirmSubscription(db, rows[0]?.token ?? '', at)
  const { headers } = await staffSignedIn(db, { staffRole })
  const read = async (path = PAGE) => load(await (await getPage(app, path, headers)).text())
  const post = (fields: Record<string, string>) => postForm(app, PAGE, fields, headers)
  const fileId = async () => String((await read())('[name="file-id"]').val() ?? '')
  return { db, app, headers, read, post, fileId }
}

test.each([
  ['/tr', 'İYS bildirimleri', 'Dosyayı hazırla'],
  ['', 'Reports to the İYS', 'Make the file'],
  ['/ar', 'إبلاغ سجل İYS', 'إعداد الملف'],
])('%s: the page says what is to be reported and by which day', async (prefix, title, make) => {
  const { read } = await atDesk()

  const page = await read(`${prefix}/admin/newsletter/register`)

  expect([page('h1').text(), page('button[value="make"]').text()]).toEqual([title, make])
  expect(page('main').text()).toMatch(/3.*(Aralık|December|ديسمبر).*2026/)
})

test('a file is made, downloaded in the words of the register, and reported only when staff say so', async () => {
  const { app, headers, read, post, fileId } = await atDesk()
  await post({ intent: 'make' })
  const page = await read()
  const href = page('a[href$="/csv"]').attr('href') ?? ''

  const [first, second] = [await getPage(app, href, headers), await getPage(app, href, headers)]
  const text = await first.text()

  expect(text.replace('\uFEFF', '').split('\r\n')).toEqual([
    '"type","source","recipient","status","consentDate","recipientType"',
    '"EPOSTA","HS_WEB","ayse@example.com","ONAY","2026-11-30 08:15:09","BIREYSEL"',
    '',
  ])
  expect([await second.text(), first.headers.get('cache-control')]).toEqual([text, 'private, no-store'])
  expect(page('main').text()).toContain('Son iş günü')
  const id = await fileId()
  await post({ intent: 'hand-in', 'file-id': id })
  const again = await post({ intent: 'hand-in', 'file-id': id })
  const done = await read()
  expect([again.status, done('main').text().includes('Bildirilecek bir onay ya da ret yok.')]).toEqual([409, true])
  expect(done('main').text()).toContain('Yüklenen dosyalar')
})

test('an Excel file of it opens, and a file that is not there is not found', async () => {
  const { app, headers, read, post } = await atDesk()
  await post({ intent: 'make' })
  const href = (await read())('a[href$="/xlsx"]').attr('href') ?? ''

  const file = await getPage(app, href, headers)

  expect([
    file.status,
    Buffer.from(await file.arrayBuffer())
      .subarray(0, 2)
      .toString(),
  ]).toEqual([200, 'PK'])
  expect((await getPage(app, `${PAGE}/${crypto.randomUUID()}/csv`, headers)).status).toBe(404)
  expect((await getPage(app, href.replace('xlsx', 'pdf'), headers)).status).toBe(404)
})

test('what the register answers is read, and what cannot be read stays in its field', async () => {
  const { db, post } = await atDesk()

  const wrong = load(await (await post({ intent: 'answer', pasted: 'Sayın yetkili' })).text())
  const right = load(
    await (
      await post({
        intent: 'answer',
        pasted: 'recipient,type,status,consentDate\nayse@example.com,EPOSTA,RET,2026-12-02 10:00:00',
      })
    ).text(),
  )

  expect(wrong('textarea[name="pasted"]').text().trim()).toBe('Sayın yetkili')
  expect(wrong('main').text()).toContain('Bu listede okunabilen bir izin yok.')
  expect(right('main').text()).toContain('0 onay ve 1 ret işlendi.')
  expect((await listEmailRefusals(db, ['ayse@example.com'])).size).toBe(1)
})

test('staff without the newsletter neither see the page nor its files', async () => {
  const { db, app, headers, read, post } = await atDesk()
  await post({ intent: 'make' })
  const href = (await read())('a[href$="/csv"]').attr('href') ?? ''
  const { headers: others } = await staffSignedIn(db, { staffRole: 'finance' })

  const answers = [await getPage(app, PAGE, others), await getPage(app, href, others)]
  const made = await postForm(app, PAGE, { intent: 'discard', 'file-id': href.split('/').at(-2) ?? '' }, others)

  expect([...answers, made].map(({ status }) => status)).toEqual([403, 403, 403])
  expect((await getPage(app, href, headers)).status).toBe(200)
})
