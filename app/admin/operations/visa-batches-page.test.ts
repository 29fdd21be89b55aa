import { load } from 'cheerio'
import { sql } from 'kysely'
import readXlsx from 'read-excel-file/node'
import { expect, test } from 'vitest'
import { plainDate, toDayFirst } from '#kernel/plain-date.ts'
import { aStaffMember } from '#modules/accounts/testing/builders.ts'
import { listAuditEntries } from '#modules/audit/index.server.ts'
import { anOrder } from '#modules/booking/testing/an-order.ts'
import { aDeparture } from '#modules/catalog/testing/builders.ts'
import { findWorkspace } from '#modules/operations/index.server.ts'
import { documentStays } from '#modules/operations/testing/document-stays.ts'
import { staffSignedIn } from '#tests/setup/signed-in.ts'
import { getPage, postForm, testApp } from '#tests/setup/test-app.ts'
import { testDb } from '#tests/setup/test-db.ts'

const date = plainDate('2027-04-01')
const path = `/tr/admin/tour/ops-${toDayFirst(date)}?tab=visas`

/** Three who have everything that a visa needs, the template of a company, and the desk. */
async function aDesk() {
  const db = await testDb()
  const app = await testApp({ db })
  const staff = await staffSignedIn(db)
  const departure = await aDeparture(db, { departsOn: date })
  await anOrder(db, { departure, state: 'paid', travellers: ['Ayşe', 'Ömer', '=1+1'] })
  await sql`update orders set paid_minor = total_minor`.execute(db)
  await sql`update tours set flights = '[{"from":"IST","to":"JED","number":"TK96"}]'`.execute(db)
  const admin = aStaffMember({ id: staff.userId })
  await documentStays(db, admin, date, new Date())
  const seen = () => findWorkspace(db, admin, date, new Date())
  const send = async (fields: Record<string, string | string[]>) =>
    postForm(app, path, { version: String((await seen()).version), ...fields }, staff.headers)
  const template = {
    intent: 'keep-template',
    templateVersion: '1',
    receiver: 'Noor Vize',
    dateFormat: 'dd/mm/yyyy',
    'at-passport': '2',
    'heading-passport': 'Passport',
    'at-first-name': '1',
    'heading-first-name': 'Given name',
    'at-born': '۳',
    'heading-born': 'Born',
    'heading-gender': 'Sex',
  }
  const html = async () => load(await (await getPage(app, path, staff.headers)).text())
  const get = (address: string, headers = staff.headers) => getPage(app, address, headers)
  const makeBatch = async (names = ['Ayşe', 'Ömer', '=1+1']) => {
    const ids = (await seen()).travellers.filter(({ firstName }) => names.includes(firstName)).map(({ id }) => id)
    const templateId = (await html())('select[name=templateId] option').attr('value') ?? ''
    return send({ intent: 'make-batch', templateId, id: ids })
  }
  return { db, seen, send, html, get, template, makeBatch }
}

test('staff say how a company wants its file, and a batch of those chosen is that file, in both kinds', async () => {
  const { db, seen, send, html, get, template, makeBatch } = await aDesk()
  expect((await html())('#board').text()).toContain('önce aşağıda bir vize firmasının dosya şablonunu kaydedin')
  const kept = await send(template)
  expect([kept.status, kept.headers.get('location')]).toEqual([303, `${path}#templates`])

  const made = await makeBatch()

  expect([made.status, made.headers.get('location')]).toEqual([303, `${path}#batches`])
  const page = await html()
  expect(page('#batches').text()).toMatch(/Toplu başvuru \d+ · Noor Vize Cevap bekliyor: 3/)
  const [xlsx = '', csv = ''] = page('#batches a')
    .get()
    .map((link) => page(link).attr('href') ?? '')
  const board = (await seen()).travellers.map(({ firstName, passportNo, bornOn }) => [
    firstName,
    passportNo,
    bornOn?.split('-').toReversed().join('/'),
  ])
  const [sheet] = await readXlsx(Buffer.from(await (await get(xlsx)).arrayBuffer()))
  expect(sheet?.data).toEqual([['Given name', 'Passport', 'Born'], ...board])
  const lines = (await (await get(csv)).text()).trim().split('\r\n')
  const safe = board.map((cells) => cells.map((cell) => `"${cell === '=1+1' ? "'=1+1" : cell}"`).join(','))
  expect(lines).toEqual(['"Given name","Passport","Born"', ...safe])
  const { entries } = await listAuditEntries(db, { page: 1, pageSize: 20 })
  const read = entries.filter(
    ({ action, after }) => action === 'personal-data.read' && JSON.stringify(after).includes('visas'),
  )
  expect(read).toHaveLength(2)
})

test('who is not ready is named, nobody is handed in, and a batch can be withdrawn', async () => {
  const { db, seen, send, html, template, makeBatch } = await aDesk()
  await send(template)
  await sql`update passengers set passport_expires_on = '2027-04-05' where first_name = 'Ömer'`.execute(db)

  const refused = await makeBatch()

  const words = load(await refused.text())('[role=alert], [aria-live]').text()
  expect([refused.status, /Toplu başvuru yapılmadı.*Ömer: Pasaport ve bilgiler/.test(words)]).toEqual([409, true])
  expect((await seen()).travellers.map(({ visa }) => visa)).toEqual(['to-collect', 'to-collect', 'to-collect'])
  await makeBatch(['Ayşe'])
  const batchId = (await html())('#batches input[name=batchId]').attr('value') ?? ''
  expect((await send({ intent: 'withdraw-batch', batchId })).status).toBe(303)
  expect((await html())('#batches').text()).toContain('Geri çekildi')
  expect((await seen()).travellers.map(({ visa }) => visa)).toEqual(['to-collect', 'to-collect', 'to-collect'])
})

test('of a family of which one was refused the others are ready, and say so beside each other', async () => {
  const { send, seen, html, template, makeBatch } = await aDesk()
  await send(template)
  await makeBatch(['Ömer'])
  const id = (await seen()).travellers.find(({ firstName }) => firstName === 'Ömer')?.id ?? ''
  await send({ intent: 'visa', visa: 'refused', back: 'visas', id })

  const page = await html()

  const rows = page('#board tbody tr')
    .get()
    .map((row) => page(row).text())
  expect(rows.map((row) => [row.includes('Ret'), /Aynı siparişte ret: .*Ömer/.test(row)])).toEqual([
    [false, true],
    [true, false],
    [false, true],
  ])
  expect(page('#batches').text()).toContain('Ret: 1')
})

test('what was corrected after a batch is listed to be sent again', async () => {
  const { db, send, html, template, makeBatch } = await aDesk()
  await send(template)
  await makeBatch()
  await sql`update passengers set last_name = 'Düzeltildi' where first_name = 'Ömer'`.execute(db)

  expect((await html())('#batches').text()).toMatch(/Başvurudan sonra bilgisi değişenler.*Ömer .*: Soyadı/)
})

test('a template that cannot be is refused with what was typed, and nobody without the right gets a file', async () => {
  const { db, get, send, template, makeBatch, html } = await aDesk()
  const refused = await send({ ...template, 'heading-born': '' })
  expect([refused.status, (await refused.text()).includes('value="Noor Vize"')]).toEqual([422, true])
  expect((await send({ ...template, 'at-born': 'x' })).status).toBe(400)
  await send(template)
  await makeBatch()
  const address = (await html())('#batches a').attr('href') ?? ''
  expect((await get(address.replace('xlsx', 'pdf'))).status).toBe(404)
  expect((await get(address.replace(/batch=\d+/, 'batch=999'))).status).toBe(404)

  const writer = await staffSignedIn(db, { staffRole: 'content' })

  expect((await get(address, writer.headers)).status).not.toBe(200)
})

test('pasted answers are first shown, then written down, and lines that name nobody stay to be corrected', async () => {
  const { send, html, seen, template, makeBatch } = await aDesk()
  await send(template)
  await makeBatch()
  const text = '1; E900101; onaylandı\n2; E900102; ret: fotoğraf bulanık\n9; onaylandı'

  const shown = load(await (await send({ intent: 'read-visa-answers', text })).text())

  const lines = shown('#answers li')
    .get()
    .map((line) => shown(line).text())
  expect(lines).toEqual([
    expect.stringMatching(/Ayşe.*Var.*E900101/),
    expect.stringMatching(/Ömer.*Ret.*fotoğraf bulanık/),
    expect.stringContaining('böyle biri yok'),
  ])
  expect((await seen()).travellers.map(({ visa }) => visa)).toEqual(['applied', 'applied', 'applied'])
  const left = load(await (await send({ intent: 'take-visa-answers', text })).text())
  expect(left('#answers textarea').text().trim()).toBe('9; onaylandı')
  expect(left('#answers').text()).toContain('2 cevap kaydedildi')
  expect((await seen()).travellers.map(({ visa }) => visa)).toEqual(['granted', 'refused', 'applied'])
  const rest = await send({ intent: 'take-visa-answers', text: '3 onaylandı' })
  expect([rest.status, rest.headers.get('location')]).toEqual([303, `${path}#batches`])
  expect((await html())('#batches').text()).toContain('Başvuru no E900101')
})
