import { load } from 'cheerio'
import { expect, test } from 'vitest'
import { addDays, dayInIstanbul } from '#kernel/plain-date.ts'
import { aDeparture } from '#modules/catalog/testing/builders.ts'
import { getPage, testApp } from '#tests/setup/test-app.ts'
import { testDb } from '#tests/setup/test-db.ts'

const same = (text: string) => ({ tr: text, en: text, ar: text })

const cart = { easierWay: same('By electric cart'), easierPrice: 10_000, easierCurrency: 'SAR' as const }

const program = [
  { day: 1, metresWalked: 4000, minutesStanding: 60, stairSteps: 0, chair: 'pusher' as const, ...cart },
  { day: 2, metresWalked: 800, minutesStanding: 20, stairSteps: 0, chair: 'yes' as const },
  { day: 3, metresWalked: 6000, minutesStanding: 20, stairSteps: 300, chair: 'no' as const },
  { day: 4 },
].map((day) => ({ title: same(`Day ${day.day}`), text: same('Walking.'), ...day }))

async function aTourOf(days: typeof program) {
  const db = await testDb()
  const app = await testApp({ db })
  const departsOn = addDays(dayInIstanbul(new Date()), 60)
  const { id } = await aDeparture(db, { departsOn, tour: { days: days.length, program: days } })
  return async (query = '', prefix = '') => {
    const page = await getPage(app, `${prefix}/tour/${id}${query}`)
    return load(await page.text())
  }
}

const asked = '?age=70&walk=1000&stand=60&stairs=no&chair=no'

test('says of every day in words whether somebody can do it, why not, and the easier way with its price', async () => {
  const get = await aTourOf(program)

  const page = await get(asked)
  const days = page('#can-my-mother ol > li')
    .toArray()
    .map((each) => page(each).text())

  expect(days).toHaveLength(4)
  expect(days[0]).toContain('With some help')
  expect(days[0]).toContain('About 4 km on foot, the limit is 1 km.')
  expect(days[0]).toContain('By electric cart')
  expect(days[0]).toMatch(/SAR.?100/)
  expect(days[1]).toContain('Can do it')
  expect(days[2]).toContain('Hard as it is')
  expect(days[2]).toContain('There are 300 steps.')
  expect(days[3]).toContain('Not said')
  expect(page('#can-my-mother a[href^="tel:"]')).toHaveLength(1)
  expect(page('#can-my-mother ol svg')).toHaveLength(4)
})

test('keeps what was answered in the form, and the page with answers out of search engines', async () => {
  const get = await aTourOf(program)

  const page = await get(asked)

  expect(page('input[name=age]').val()).toBe('70')
  expect(page('select[name=walk]').val()).toBe('1000')
  expect(page('meta[name=robots]').attr('content')).toContain('noindex')
})

test('asks again where an answer is missing or cannot be read', async () => {
  const get = await aTourOf(program)

  for (const query of ['?age=70', '?age=400&walk=1000&stand=60&stairs=no&chair=no', asked.replace('1000', '999')]) {
    const page = await get(query)
    expect([page('#can-my-mother ol').length, page('#can-my-mother').text()]).toEqual([
      0,
      expect.stringContaining('Answer all five questions'),
    ])
  }
})

test('names whom to ask, and asks nothing, where no day is measured', async () => {
  const get = await aTourOf(program.slice(3).map((day) => ({ ...day, day: 1 })))

  const page = await get()

  expect(page('#can-my-mother form')).toHaveLength(0)
  expect(page('#can-my-mother a[href^="tel:"]')).toHaveLength(1)
})
