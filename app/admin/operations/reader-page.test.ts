import { expect, test } from 'vitest'
import { plainDate } from '#kernel/plain-date.ts'
import { aStaffMember } from '#modules/accounts/testing/builders.ts'
import { listAuditEntries } from '#modules/audit/index.server.ts'
import { anOrder } from '#modules/booking/testing/an-order.ts'
import { aDeparture } from '#modules/catalog/testing/builders.ts'
import { findWorkspace } from '#modules/operations/index.server.ts'
import { passportLines } from '#tests/setup/document-lines.ts'
import { staffSignedIn } from '#tests/setup/signed-in.ts'
import { getPage, postForm, testApp } from '#tests/setup/test-app.ts'
import { testDb } from '#tests/setup/test-db.ts'

const date = plainDate('2031-02-12')
const path = `/tr/admin/tour-date/${date}/documents`

/** Ayşe and Fatma Yılmaz leave. */
async function aDay() {
  const db = await testDb()
  const app = await testApp({ db })
  const staff = await staffSignedIn(db)
  const departure = await aDeparture(db, { departsOn: date })
  // All of an order would have one number: they are of two orders.
  for (const name of ['Ayşe', 'Fatma']) await anOrder(db, { departure, state: 'paid', travellers: [name] })
  const seen = () => findWorkspace(db, aStaffMember({ id: staff.userId }), date, new Date())
  const called = async (name: string) => {
    const found = (await seen()).travellers.find(({ firstName }) => firstName === name)
    if (!found) throw new Error(`no ${name}`)
    return found
  }
  const get = (address: string) => getPage(app, address, staff.headers)
  const post = (fields: Record<string, string>) => postForm(app, path, fields, staff.headers)
  const ayse = await called('Ayşe')
  const birth = (ayse.bornOn ?? '').slice(2).replaceAll('-', '')
  const read = (facts: Parameters<typeof passportLines>[0] = {}, person = '') =>
    post({ intent: 'read', person, lines: passportLines({ birth, number: 'U87654321', ...facts }) })
  return { db, get, post, read, called, ayse }
}

/** The fields that the page sends when somebody agrees. */
function fieldsIn(html: string): Record<string, string> {
  return Object.fromEntries(
    [...html.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  )
}

test('a passport is read, its traveller found, and what differs shown old and new before it is saved', async () => {
  const { get, post, read, called, ayse } = await aDay()

  const answer = await read()
  const html = await answer.text()
  expect(answer.status).toBe(200)
  expect(html).toContain('Yılmaz Ayşe')
  expect(html).toContain('<del>U12345678</del><ins>U87654321</ins>')
  expect((await called('Ayşe')).passportNo).toBe('U12345678')

  const { passportNo = '', orderVersion = '' } = fieldsIn(html)
  const saved = await post({ intent: 'take', person: ayse.id, orderVersion, take: 'passportNo', passportNo })

  expect([saved.status, saved.headers.get('location')]).toEqual([303, `${path}?saved=${ayse.id}`])
  const { passportExpiresOn } = ayse
  expect(await called('Ayşe')).toMatchObject({ passportNo: 'U87654321', passportExpiresOn, firstName: 'Ayşe' })
  expect(await (await get(`${path}?saved=${ayse.id}`)).text()).toContain('Tamam:')
})

test('the lines are neither shown again, nor in an address, nor in the audit log, which says what was read of whom', async () => {
  const { db, read, ayse } = await aDay()

  const html = await (await read()).text()

  expect(html).not.toContain('P&lt;TUR')
  expect(html).not.toContain('P<TUR')
  const { entries } = await listAuditEntries(db, { page: 1, pageSize: 50 })
  const [noted] = entries.filter(({ action }) => action === 'operation.document')
  expect(noted?.after).toMatchObject({ kind: 'passport', traveller: ayse.id })
  expect(JSON.stringify(entries)).not.toMatch(/U87654321|P<TUR|YILMAZ/)
})

test('a digit that does not fit is named, and the lines are gone', async () => {
  const { post } = await aDay()
  const lines = passportLines({ number: 'U87654321' }).replace('U87654321', 'U87654329')

  const refused = await post({ intent: 'read', lines })

  expect(refused.status).toBe(422)
  const html = await refused.text()
  expect(html).toContain('Belge numarası doğru okunmadı.')
  expect(html).not.toContain('U87654329')
})

test('whose it is is asked where nobody is certain, and taken where it was said; another name is not saved in passing', async () => {
  const { read, ayse } = await aDay()

  const unknown = await (await read({ lastName: 'DEMIR', firstName: 'ZEYNEP' })).text()
  const said = await (await read({ lastName: 'DEMIR', firstName: 'ZEYNEP' }, ayse.id)).text()

  expect(unknown).toContain('Bu günün yolcularından hiçbirine uymuyor.')
  expect(unknown).toContain(`${path}?person=${ayse.id}`)
  expect(said).toContain('<ins>DEMIR</ins>')
  expect(said).toMatch(/<input type="checkbox" name="take" value="lastName"\/>/)
  expect(said).toMatch(/<input type="checkbox" name="take" checked="" value="passportNo"\/>/)
})

test('an order that somebody changed since the passport was read is not overwritten', async () => {
  const { post, read, called, ayse } = await aDay()
  const { passportNo = '', orderVersion = '' } = fieldsIn(await (await read()).text())
  const take = { intent: 'take', person: ayse.id, orderVersion, take: 'passportNo' }
  await post({ ...take, passportNo: 'U55555555' })

  const late = await post({ ...take, passportNo })

  expect(late.status).toBe(412)
  expect((await called('Ayşe')).passportNo).toBe('U55555555')
})

test('what does not fit the order is refused with the name of its field, and a document that agrees leads on', async () => {
  const { post, ayse } = await aDay()
  const take = { intent: 'take', person: ayse.id, orderVersion: '1' }

  const refused = await post({ ...take, take: 'bornOn', bornOn: '2090-01-01' })
  const nothing = await post(take)

  expect(refused.status).toBeGreaterThanOrEqual(400)
  expect(await refused.text()).toContain('Doğum tarihi')
  expect([nothing.status, nothing.headers.get('location')]).toEqual([303, `${path}?saved=${ayse.id}`])
})
