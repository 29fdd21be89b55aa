import { expect, test } from 'vitest'
import { plainDate, toDayFirst } from '#kernel/plain-date.ts'
import { findOrder } from '#modules/booking/index.server.ts'
import { aStaffMember } from '#modules/accounts/testing/builders.ts'
import { own } from '#modules/booking/data/tables.server.ts'
import { columnsOfTraveller } from '#modules/booking/data/traveller-columns.server.ts'
import { namelessTraveller } from '#modules/booking/domain/blank-traveller.ts'
import { anOrder } from '#modules/booking/testing/an-order.ts'
import { aDeparture } from '#modules/catalog/testing/builders.ts'
import { fieldsOfForm } from '#tests/setup/fields-of-form.ts'
import { staffSignedIn } from '#tests/setup/signed-in.ts'
import { getPage, postForm, testApp } from '#tests/setup/test-app.ts'
import { testDb } from '#tests/setup/test-db.ts'

const date = plainDate('2031-02-12')
const day = toDayFirst(date)

const words = {
  '': ['Traveller 2, not named yet', 'Not named yet'],
  '/tr': ['2. yolcu, adı henüz yazılmadı', 'Adı henüz yazılmadı'],
  '/ar': ['المسافر 2، لم يُكتب اسمه بعد', 'لم يُكتب الاسم بعد'],
}

test.each(Object.entries(words))(
  'whoever has no name yet is said to have none wherever %s/admin lists travellers',
  async (language, [inOrder = '', onDay = '']) => {
    const db = await testDb()
    const app = await testApp({ db })
    const { headers } = await staffSignedIn(db)
    const departure = await aDeparture(db, { departsOn: date })
    const { id } = await anOrder(db, { departure, state: 'paid', travellers: ['Ayşe', 'Zeynep'] })
    await own(db)
      .updateTable('passengers')
      .set({ first_name: '', last_name: '' })
      .where('first_name', '=', 'Zeynep')
      .execute()
    const silent = async (word: string, paths: string[]) => {
      const missing: string[] = []
      for (const path of paths) {
        const html = await (await getPage(app, language + path, headers)).text()
        const shown = html.replaceAll(/<script[^>]*>[^]*?<\/script>/g, '')
        if (!shown.includes(word)) missing.push(path)
      }
      return missing
    }

    const order = `/admin/orders/${id}`
    const ofOrder = [order, `${order}/people`, `${order}/split`, `${order}/cancel`]
    const ofDay = [`ops-${day}`, `ops-${day}?tab=rooms`, `print-${day}`, `airport-${day}`]

    expect(await silent(inOrder, ofOrder)).toEqual([])
    expect(
      await silent(
        onDay,
        ofDay.map((each) => `/admin/tour/${each}`),
      ),
    ).toEqual([])
  },
)

test('a telephone number is corrected while names are still to come, and they stay to come', async () => {
  const db = await testDb()
  const app = await testApp({ db })
  const { headers } = await staffSignedIn(db)
  const { id } = await anOrder(db, { state: 'paid', travellers: ['Ayşe', 'Zeynep'] })
  const people = own(db).selectFrom('passengers').select('id').where('first_name', '=', 'Zeynep')
  const { id: place } = await people.executeTakeFirstOrThrow()
  const nothing = columnsOfTraveller(db, place, namelessTraveller('', ''))
  await own(db).updateTable('passengers').set(nothing).where('id', '=', place).execute()
  const path = `/admin/orders/${id}/change`

  const html = await (await getPage(app, path, headers)).text()
  const fields = fieldsOfForm(html)
  const saved = await postForm(app, path, { ...fields, 'contact.phone': '0532 765 43 21' }, headers)
  const order = await findOrder(db, aStaffMember(), id)

  expect(html).not.toMatch(/<input(?=[^>]*name="travellers\.1\.firstName")(?=[^>]* required)/)
  expect(html).toMatch(/<input(?=[^>]*name="travellers\.0\.firstName")(?=[^>]* required)/)
  expect(saved.status).toBe(302)
  expect(order?.contact.phone).toBe('+905327654321')
  expect(order?.journeys[0]?.travellers).toMatchObject([{ firstName: 'Ayşe' }, { firstName: '', lastName: '' }])
  expect(order?.history.map(({ kind }) => kind).slice(-1)).toEqual(['customer-changed'])
})
