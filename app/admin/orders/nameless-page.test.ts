import { expect, test } from 'vitest'
import { plainDate, toDayFirst } from '#kernel/plain-date.ts'
import { own } from '#modules/booking/data/tables.server.ts'
import { anOrder } from '#modules/booking/testing/an-order.ts'
import { aDeparture } from '#modules/catalog/testing/builders.ts'
import { staffSignedIn } from '#tests/setup/signed-in.ts'
import { getPage, testApp } from '#tests/setup/test-app.ts'
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
