import type { APIRequestContext, Browser, Page } from '@playwright/test'
import { paths } from '#app/addresses/paths.ts'
import { translator } from '#app/messages/translator.ts'
import { languageOfHosts } from '#kernel/languages.ts'
import { locales } from '#kernel/locale.ts'
import { addDays, dayInIstanbul, parseDayFirst, plainDate } from '#kernel/plain-date.ts'
import type { CountPlace } from '#modules/road/index.ts'
import { pictureOfCode, readCodes } from '#modules/documents/testing/read-codes.ts'
import { anAccount, linkOf, PASSWORD, sendSignIn } from './support/account.ts'
import { SITE } from './support/addresses.ts'
import { expectNoBarrier, expectNoSideways } from './support/barriers.ts'
import { answerBank, payByCard } from './support/book.ts'
import { aTourForSale } from './support/find-tour.ts'
import { aGroupOf47, GROUP } from './support/group-of-47.ts'
import { expect, test } from './support/journey.ts'
import { addressesKept, scriptsKept, wordsInStorage } from './support/kept-copies.ts'
import { expectEverythingByTab } from './support/keyboard.ts'
import { cameraBefore, countLuggage, leadByKeyboard } from './support/lead-group.ts'
import { holdSeatsByCall } from './support/place-order.ts'
import { aStaffDesk, awake } from './support/staff.ts'
import { overTheWire } from './support/wire.ts'

const text = translator('tr', 'leader')
const family = translator('tr', 'family')
const RECEIVED = /Your booking has been received|Rezervasyonunuz alındı/
const MOST_BYTES_OF_CARD = 15_000
const NARROW = { width: 390, height: 844 }

test('forty-seven people are counted from the airport to the way home by two telephones without a connection for hours, and an incident is told', async ({
  browser,
  request,
}, { testId }) => {
  test.slow()
  const desk = await aStaffDesk(browser)
  const departureDate = addDays(dayInIstanbul(new Date()), 40 + (Number.parseInt(testId.slice(-4), 16) % 200))
  const { tourId } = await aGroupOf47(desk, request, { testId, departureDate })
  const mine = await aLeadersPhone(browser, request, { desk, tourId, email: `mine-${testId}@example.com` })
  const hers = await aLeadersPhone(browser, request, { desk, tourId, email: `hers-${testId}@example.com` })
  const address = paths.leaderGroup('tr', tourId)

  for (const path of locales.flatMap((locale) => [paths.leader(locale), paths.leaderGroup(locale, tourId)])) {
    await mine.goto(path)
    await expectNoBarrier(mine)
    await expectNoSideways(mine)
  }
  for (const phone of [mine, hers]) {
    await phone.clock.install()
    await phone.goto(address)
    await expect.poll(() => addressesKept(phone)).toContain(address)
    await phone.context().setOffline(true)
    await phone.goto(address)
    await expect(phone.getByText(text('kept-copy'))).toBeVisible()
  }
  await countTogether([mine, hers], 'airport')
  await countTogether([mine, hers], 'landed')
  for (const phone of [mine, hers]) await beginCount(phone, 'hotel')
  // Both count the five in the middle.
  await tick(mine, 0, 26)
  await tick(hers, 21, GROUP)
  await expect(mine.locator('[data-here]')).toHaveText('26')
  await expect(mine.locator('[data-missing]:visible')).toHaveCount(21)
  await expect(hers.locator('[data-here]')).toHaveText('26')

  await mine.getByRole('radio', { name: text('mode-people') }).check()
  const lost = mine.locator('[data-person]').nth(40)
  await lost.getByText(text('details')).click()
  await lost.getByRole('button', { name: text('incident-lost'), exact: true }).click()
  const reported = mine.locator('[data-incident]').first()
  await reported.getByLabel(text('incident-place')).fill('Kapı 79, saat kulesinin altı')
  const before = (await reported.getAttribute('data-said-at')) ?? ''
  await reported.getByRole('button', { name: text('save-incident') }).click()
  // It is on the telephone once the page says so.
  await expect(reported).not.toHaveAttribute('data-said-at', before)
  await mine.reload()
  await expect(mine.locator('[data-here]')).toHaveText('26')
  await expect(mine.locator('[data-incident]').first().getByLabel(text('incident-place'))).toHaveValue(
    'Kapı 79, saat kulesinin altı',
  )
  expect(await wordsInStorage(mine)).not.toMatch(/Sümbül|Hacı|saat kulesi/)
  await countLuggage(mine, 0, '2')
  await countLuggage(hers, 1, '1')
  await countTogether([mine, hers], 'umrah')
  await countTogether([mine, hers], 'way-home')
  await mine.getByRole('button', { name: text('start-rite') }).click()
  for (const phone of [mine, hers]) await phone.clock.fastForward(65 * 60_000)
  await mine.getByRole('button', { name: text('end-rite') }).click()

  await hers.context().setOffline(false)
  await expect(hers.getByText(text('marks-sent', { time: '' }).split('(')[0] ?? '')).toBeVisible()
  await mine.context().setOffline(false)
  await expect(mine.locator('[data-here]')).toHaveText('47')
  await expect(mine.getByText(text('nobody-missing'))).toBeVisible()
  // What one reported the other hears of without asking.
  await hers.clock.runFor(20_000)
  await expect(hers.locator('[data-here]')).toHaveText('47')
  await expect(hers.locator('[data-incident]').first().getByLabel(text('incident-place'))).toHaveValue(
    'Kapı 79, saat kulesinin altı',
  )

  // Whatever is sent again, what was tapped is there once.
  await mine.goto(`${address}?point=landed`)
  await expect(mine.locator('[data-state]')).toHaveAttribute('data-tone', 'sent')
  await expect(mine.locator('[data-pieces-sum]')).toHaveText('3')

  const date = parseDayFirst(tourId.slice(0, 10)) ?? plainDate('2000-01-01')
  await desk.goto(paths.adminDate('tr', 'ops', date, { tab: 'road' }))
  const road = desk.locator('#road')
  // No other journey measures rites.
  await expect(
    road.getByText(translator('tr', 'diary')('too-few', { floor: text('floor-ground'), count: 1 })),
  ).toHaveCount(1)
  // Five counts, three hours apart by the clocks of the telephones.
  await expect(road.getByText('47 / 47')).toHaveCount(5)
  const hours = await road
    .locator('li:has(b) time')
    .evaluateAll((times) => times.map((time) => time.getAttribute('datetime') ?? ''))
  const apart = hours.slice(1, 5).map((hour, at) => Date.parse(hours[at] ?? '') - Date.parse(hour))
  expect(apart.map((time) => Math.round(time / 3_600_000))).toEqual([3, 3, 3, 3])
  await expect(road.getByText('Kapı 79, saat kulesinin altı')).toBeVisible()
  await expectNoBarrier(desk)
  await expectNoSideways(desk)

  // Another group is none, whoever asks, also without a connection.
  const other = await aTourForSale(request, `other ${testId}`)
  expect((await mine.goto(paths.leaderGroup('tr', other.id)))?.status()).toBe(404)
  expect(
    (
      await mine.request.post(`/api/v1/leader/groups/${other.id}/marks`, { data: nothing(), headers: { Origin: SITE } })
    ).status(),
  ).toBe(404)
  await mine.context().setOffline(true)
  await mine.clock.setFixedTime(new Date(`${addDays(date, 2)}T09:00:00Z`))
  await mine.goto(address)
  await expect(mine.locator('#today [data-day]:visible')).toHaveCount(2)
  await expect(mine.locator('#today [data-is=today]')).toHaveAttribute('data-day', addDays(date, 2))
  await mine.goto(paths.leaderGroup('tr', other.id))
  await expect(mine.locator('[data-person]')).toHaveCount(0)
  await mine.context().setOffline(false)
  await mine.goto('/auth/logout')
  await expect.poll(() => addressesKept(mine)).toEqual([])
  for (const { context } of [desk, mine, hers].map((page) => ({ context: page.context() }))) await context.close()
})

test('a lost pilgrim is found by the code on the card, and a daughter abroad follows the journey and pays', async ({
  browser,
  request,
  email,
  mailTo,
}, { testId }) => {
  test.slow()
  const desk = await aStaffDesk(browser)
  const tour = await aTourForSale(request, testId)
  const travellers = [{ name: 'Zeliha', surname: 'Karanfil', gender: 'female' as const }]
  await holdSeatsByCall(request, { tourId: tour.id, email, travellers })
  const leader = await aLeadersPhone(browser, request, {
    desk,
    tourId: tour.id,
    email: `leads-${testId}@example.com`,
    number: '+905321112233',
  })

  // The code is read from the printed picture by a program that knows nothing of how it was made.
  const date = parseDayFirst(tour.id.slice(0, 10)) ?? plainDate('2000-01-01')
  const printed = await desk.request.get(`/tr/admin/tour-date/${date}/cards/pdf`)
  expect(printed.status()).toBe(200)
  // Others may leave on that day, too.
  await leader.goto(paths.leaderGroup('tr', tour.id))
  const token = await leader.locator('[data-person]', { hasText: 'Zeliha Karanfil' }).getAttribute('data-card')
  const sheet = new Uint8Array(await printed.body())
  const codes = await readCodes(sheet)
  const code = codes.find((each) => token !== null && each.endsWith(token)) ?? ''
  const stranger = await (await browser.newContext({ baseURL: SITE })).newPage()
  const card = new URL(code).pathname
  for (const locale of locales) {
    const wire = await overTheWire(browser, `${card}?lang=${locale}`)
    expect(wire.packed).toBe('zstd')
    expect(wire.bytes).toBeLessThan(MOST_BYTES_OF_CARD)
    await stranger.goto(`${card}?lang=${locale}`)
    await expectNoBarrier(stranger)
  }
  await expectEverythingByTab(stranger)
  await stranger.goto(`${card}?lang=${languageOfHosts}`)
  await expect(stranger.locator('a[href="tel:+905321112233"]')).toBeVisible()
  expect(await stranger.content()).not.toMatch(/Zeliha|Karanfil/)
  await expect(stranger.locator('html')).toHaveAttribute('dir', 'rtl')
  await stranger.setViewportSize(NARROW)
  await expectNoSideways(stranger)

  // The pilgrim agrees that those at home hear of her, and trusts her daughter with the booking.
  const booked = await mailTo(email, RECEIVED)
  const [, order = ''] = /href="https?:\/\/[^/"]+([^"]*\/order\/[\w-]+\?t=[\w-]+)"/.exec(booked.html) ?? []
  const home = await (await browser.newContext({ baseURL: SITE })).newPage()
  await home.goto(order)
  await home
    .getByRole('button', { name: /Zeliha/ })
    .first()
    .click()
  await expect(home.locator('#family button[name=withdraw]')).toHaveCount(1)
  await home.locator('#guardians summary').click()
  const daughter = `daughter-${testId}@example.com`
  await home.locator('#guardians [name=name]').fill('Zeynep Karanfil')
  await home.locator('#guardians [name=email]').fill(daughter)
  await home.locator('#guardians [value=name-guardian]').click()
  const asked = await mailTo(daughter, /yolculuğunu size emanet etti/)
  await home.context().clearCookies()
  await home.goto(linkOf(asked, '/guardian'))
  await home.locator('[value=send-code]').click()
  const { subject } = await mailTo(daughter, 'Giriş kodunuz')
  await home.locator('[name=code]').fill(/\d{6}/.exec(subject)?.[0] ?? '')
  await home.locator('[value=enter]').click()
  await expect(home.getByText(family('nothing-yet'))).toBeVisible()
  await home.setViewportSize(NARROW)
  const guardian = new URL(home.url()).pathname.split('/').at(-1) ?? ''
  for (const locale of locales) {
    await home.goto(paths.guardian(locale, guardian))
    await expectNoBarrier(home)
    await expectNoSideways(home)
  }
  await home.goto(paths.guardian('tr', guardian))
  await expectEverythingByTab(home)

  await leadByKeyboard(leader)
  // A browser that cannot read codes by itself reads the printed one, also without a connection.
  await leader.addInitScript(cameraBefore, Buffer.from(await pictureOfCode(sheet, code)).toString('base64'))
  const group = paths.leaderGroup('tr', tour.id)
  await leader.goto(group)
  await expect(leader.getByRole('button', { name: text('scan') })).toBeVisible()
  await expect.poll(() => scriptsKept(leader)).toContainEqual(expect.stringMatching(/\/assets\/decode-/))
  await leader.context().setOffline(true)
  await leader.goto(group)
  await expect(leader.getByText(text('kept-copy'))).toBeVisible()
  await leader.getByRole('button', { name: text('scan') }).click()
  await expect(leader.locator('[data-scanned]')).toHaveText(/Karanfil/)
  await leader.getByRole('button', { name: text('stop-scanning') }).click()
  await expect(leader.locator('[data-person]', { hasText: 'Zeliha Karanfil' }).locator('[name=tick]')).toBeChecked()
  await expect(leader.locator('[data-state]')).toHaveAttribute('data-tone', 'waiting')
  await leader.context().setOffline(false)
  await expect(leader.locator('[data-state]')).toHaveAttribute('data-tone', 'sent')
  await home.reload()
  await expect(home.getByText(family('landed'))).toBeVisible()

  // She is at the address from which the card was opened so often, which is no try of a payment.
  await home.locator('main a[href*="/payment/"]').first().click()
  await payByCard(home, 'tr', '4242 4242 4242 4242')
  await answerBank(home, 'tr', '123456')
  await expect(home).toHaveURL(/\/success/)
  for (const page of [desk, leader, stranger, home]) await page.context().close()
})

function nothing() {
  return { sentAt: new Date().toISOString(), counts: [], ticks: [], luggage: [], incidents: [], rites: [] }
}

async function tick(phone: Page, from: number, until: number): Promise<void> {
  const boxes = phone.locator('input[name=tick]')
  for (let at = from; at < until; at++) await boxes.nth(at).check()
}

/** So long a telephone lies in the pocket before the next count. */
const HOURS_BETWEEN = 3

async function beginCount(phone: Page, place: CountPlace): Promise<void> {
  await phone.clock.fastForward(HOURS_BETWEEN * 3_600_000)
  const begin = phone.getByRole('button', { name: text(`place-${place}`), exact: true })
  if (!(await begin.isVisible())) await phone.getByText(text('new-count'), { exact: true }).click()
  await begin.click()
  await expect(phone.locator('[data-here]')).toHaveText('0')
  // Before the first count nobody is here either.
  await expect(phone.locator('input[name=tick]').first()).toBeEnabled()
}

/** Two leaders count a group at one place; each ticks somewhat more than half of it. */
async function countTogether([mine, hers]: readonly [Page, Page], place: CountPlace): Promise<void> {
  for (const [phone, from, until] of [
    [mine, 0, 26],
    [hers, 21, GROUP],
  ] as const) {
    await beginCount(phone, place)
    await phone.locator('input[name=tick]').evaluateAll(
      (boxes, ticked) => {
        for (const box of boxes.slice(ticked.from, ticked.until)) if (box instanceof HTMLElement) box.click()
      },
      { from, until },
    )
    await expect(phone.locator('[data-here]')).toHaveText('26')
  }
}

/** The telephone of somebody whom staff have named as a leader of the departure, signed in. */
async function aLeadersPhone(
  browser: Browser,
  request: APIRequestContext,
  { desk, tourId, email, number = '' }: { desk: Page; tourId: string; email: string; number?: string },
): Promise<Page> {
  const userId = await anAccount(request, 'tr', email)
  await desk.goto(paths.adminUser('tr', userId))
  await desk.getByText(translator('tr', 'staff-users')('is-leader'), { exact: true }).click()
  await desk
    .getByRole('button', { name: translator('tr', 'staff-users')('save') })
    .first()
    .click()
  await expect(desk.getByText(translator('tr', 'staff-users')('role-leader')).first()).toBeVisible()
  const date = parseDayFirst(tourId.slice(0, 10)) ?? plainDate('2000-01-01')
  await desk.goto(paths.adminDate('tr', 'ops', date, { tab: 'guides' }))
  const form = desk.locator('#guides form').last()
  await form.locator('[name=role]').selectOption('leader')
  await form.locator('[name=name]').fill('Emine Aksoy')
  await form.locator('[name=phone]').fill(number)
  await form.locator('[name=userId]').selectOption(userId)
  await form.locator('[value=add-guide]').click()
  await expect(desk.locator('#guides li')).not.toHaveCount(0)

  const context = await browser.newContext({
    baseURL: SITE,
    serviceWorkers: 'allow',
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    extraHTTPHeaders: { 'X-Forwarded-For': `100.64.12.${String(email.length % 200)}` },
  })
  const phone = await awake(await context.newPage())
  await phone.goto(paths.login('tr'))
  await sendSignIn(phone, email, PASSWORD)
  await expect(phone).toHaveURL((url) => !url.pathname.endsWith('/login'))
  await phone.evaluate(async () => void (await navigator.serviceWorker.ready))
  return phone
}
