import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { translator } from '#app/messages/translator.ts'
import { paths } from '#app/addresses/paths.ts'
import { startPostgres, type PostgresServer } from '#tests/setup/postgres-server.ts'
import { ports } from './support/addresses.ts'
import { answerBank, cards, fillOrder, payByCard, sendOrder } from './support/book.ts'
import { buyAgainAndAgain, whatWasLost, type Acknowledged } from './support/buy-by-call.ts'
import { expect, test } from './support/journey.ts'
import { KillableSite } from './support/killable-site.ts'

const CUSTOMERS_AT_ONCE = 3
const AWAY_MS = 2_000

const opened: (() => Promise<void> | void)[] = []

test.afterEach(async () => {
  for (const close of opened.splice(0).toReversed()) await close()
})

test('a database that is restarted under buyers loses no order and no payment that was confirmed', async () => {
  test.setTimeout(300_000)
  const { site, postgres } = await aSiteOnAServer(ports.site + 50)
  const acknowledged: Acknowledged = { ordered: new Set(), paid: new Set() }
  const isOver = { now: false }
  const customers = Array.from({ length: CUSTOMERS_AT_ONCE }, (_, nth) =>
    buyAgainAndAgain(site.origin, nth, acknowledged, isOver),
  )

  await expect.poll(() => acknowledged.paid.size, { timeout: 120_000 }).toBeGreaterThan(2)
  for (const _ of [1, 2, 3]) {
    await postgres.restart(AWAY_MS)
    // What was paid while the database went away says nothing of the program after it.
    const before = acknowledged.paid.size
    await expect.poll(() => acknowledged.paid.size, { timeout: 60_000 }).toBeGreaterThan(before + 1)
    await sleep(500)
  }
  isOver.now = true
  await Promise.all(customers)

  expect(await whatWasLost(site.origin, acknowledged)).toEqual({ orders: [], payments: [] })
})

test('a visitor whose order meets a database that is away is told so, sends it again and pays', async ({
  page,
  email,
}) => {
  test.setTimeout(300_000)
  const { site, postgres } = await aSiteOnAServer(ports.site + 51)
  await goToForm(page, site.origin)
  await fillOrder(page, 'tr', email)

  const isBack = postgres.restart(4_000)
  await sleep(500)
  await sendOrder(page)
  await expect(page.getByText(translator('tr', 'errors')('problem-unavailable-detail')).first()).toBeVisible({
    timeout: 30_000,
  })
  await isBack

  await isServing(page, site.origin)

  await page.goBack()
  await expect(page.locator('[name="contact.email"]')).toHaveValue(email)
  // Names and numbers of travellers are kept nowhere.
  await fillOrder(page, 'tr', email)
  await sendOrder(page)
  await expect(page).toHaveURL((url) => url.pathname.startsWith(paths.payment('tr', '')))
  await payByCard(page, 'tr', cards.approved)
  await postgres.restart(0)
  await isServing(page, site.origin)
  await answerBank(page, 'tr', '123456')
  await expect(page).toHaveURL(/\/success$/)
})

/** The program asks every second whether its database answers again. */
async function isServing(page: Page, origin: string): Promise<void> {
  await expect.poll(async () => (await page.request.get(`${origin}/readyz`)).status()).toBe(200)
}

async function aSiteOnAServer(port: number): Promise<{ site: KillableSite; postgres: PostgresServer }> {
  const postgres = await startPostgres()
  if ('reason' in postgres) throw new Error(postgres.reason)
  opened.push(() => postgres.stop())
  const site = new KillableSite(port, { DATABASE_URL: postgres.url })
  opened.push(() => site.remove())
  await site.start()
  return { site, postgres }
}

async function goToForm(page: Page, origin: string): Promise<void> {
  const listed = await page.request.get(`${origin}/api/v1/tours?availability=available&category=umrah&pageSize=20`)
  const { data } = (await listed.json()) as { data: { id: string }[] }
  await page.goto(`${origin}${paths.tour('tr', data[0]?.id ?? '')}`)
  await page
    .locator('booking-box')
    .getByRole('button', { name: translator('tr', 'tour')('add-to-cart') })
    .click()
  await page.goto(`${origin}${paths.checkout('tr')}`)
}
