import type { Browser, Page } from '@playwright/test'
import { translator } from '#app/messages/translator.ts'
import { paths } from '#app/addresses/paths.ts'
import type { Locale } from '#kernel/locale.ts'
import { parsePlainDate } from '#kernel/plain-date.ts'
import { SITE, STAFF } from './support/addresses.ts'
import { expectNoBarrier, expectNoSideways } from './support/barriers.ts'
import { answerBank, cards, payByCard } from './support/book.ts'
import { aTourForSale } from './support/find-tour.ts'
import { expect, test } from './support/journey.ts'
import { listed } from './support/listed.ts'
import { aStaffDesk } from './support/staff.ts'

const AGENT = { email: 'agent@kafile.example', password: STAFF.password }

/** Subjects of the mail that brings the customer the offer. */
const subjects = { tr: /yolculuk teklifiniz/, ar: /عرض رحلتك/ }

for (const locale of ['tr', 'ar'] as const) {
  test(`an offer becomes a paid reservation, a rooming list and a line of the statement, in ${locale}`, async ({
    page: customer,
    browser,
    request,
    email,
    mailTo,
  }, { testId }) => {
    test.setTimeout(120_000)
    const text = translator(locale, 'agents')
    const tour = await aTourForSale(request, testId)
    const agent = await anAgentDesk(browser, locale)
    // Letters alone, as in a passport.
    const lastName = `Güneş${testId.slice(-4).replace(/\d/g, (digit) => 'ghijklmnop'[Number(digit)] ?? '')}`

    await agent.goto(paths.agentOffer(locale, 'new', { tour: tour.id }))
    await agent.locator('[name=firstName]').fill('İsmail')
    await agent.locator('[name=lastName]').fill(lastName)
    await agent.locator('[name=email]').fill(email)
    await agent.locator('[name=phone]').fill('0532 123 45 67')
    await agent.locator('[name=city]').fill('Konya')
    await agent.locator('[name=locale]').selectOption(locale)
    await agent.locator('[name=tourId]').selectOption(tour.id)
    await agent.locator('[name=markup]').fill('10')
    await agent.getByRole('button', { name: text('save-new') }).click()
    await expect(agent.getByText(text('saved'))).toBeVisible()
    await expectNoBarrier(agent)
    await expectNoSideways(agent)
    const offerPage = agent.url()
    await agent.getByRole('button', { name: text('send') }).click()
    await expect(agent.getByText(text('sent'), { exact: true })).toBeVisible()

    const mail = await mailTo(email, subjects[locale])
    const [link = ''] = mail.html.match(new RegExp(`${SITE}[^"]*/offer/[^"]+`)) ?? []
    await customer.goto(link)
    await customer.getByLabel(text('public-words')).fill('Vize dahil mi?')
    await customer.getByRole('button', { name: text('public-ask-send') }).click()
    await expect(customer.getByText(text('public-asked'))).toBeVisible()
    for (const consent of await listed(customer.locator('[name^="consents."]'))) await consent.check()
    await expectNoBarrier(customer)
    await customer.locator('button[value=accept]').click()
    await expect(customer).toHaveURL((url) => url.pathname.startsWith(paths.payment(locale, '')))
    await payByCard(customer, locale, cards.approved)
    await answerBank(customer, locale, '123456')
    await expect(customer).toHaveURL(/\/success$/)

    await agent.goto(offerPage)
    await expect(agent.getByText('Vize dahil mi?')).toBeVisible()
    await agent.getByRole('link', { name: text('to-reservation') }).click()
    await nameTravellers(agent, locale, lastName)

    const desk = await aStaffDesk(browser)
    await desk.goto(paths.adminAgents(locale))
    await desk
      .getByRole('row', { name: lastName })
      .getByRole('button', { name: text('approve') })
      .click()
    await expect(desk.getByRole('row', { name: lastName })).toBeHidden()
    const date = parsePlainDate(tour.id.slice(0, 10).split('-').toReversed().join('-'))
    if (!date) throw new Error(`no day in ${tour.id}`)
    await desk.goto(paths.adminDate(locale, 'print', date))
    // Several tours may leave on the day, each with lists of its own.
    await expect(desk.getByRole('table').filter({ hasText: lastName }).first()).toBeVisible()
    await desk.context().close()

    await expect(async () => {
      await agent.reload()
      await expect(agent.getByText(text('reservation-state-confirmed')).first()).toBeVisible({ timeout: 1_000 })
    }).toPass()
    const number = (await agent.getByRole('heading', { level: 1 }).innerText()).match(/R-\d{4}-\d+/)?.[0] ?? ''
    await expect(async () => {
      await agent.goto(paths.agentStatement(locale))
      await expect(agent.getByRole('row', { name: number })).toBeVisible({ timeout: 1_000 })
    }).toPass({ timeout: 40_000 })
    await expectNoBarrier(agent)
    for (const kind of ['pdf', 'xlsx'] as const) {
      const file = await agent.request.get(paths.agentStatementPaper(locale, kind))
      expect(file.status()).toBe(200)
      expect((await file.body()).length).toBeGreaterThan(2_000)
    }
    await agent.context().close()
  })
}

/** Somebody of the demonstration's agency, signed in. */
async function anAgentDesk(browser: Browser, locale: Locale): Promise<Page> {
  const context = await browser.newContext({ baseURL: SITE, viewport: { width: 1280, height: 900 } })
  const page = await context.newPage()
  await page.goto(paths.login(locale, paths.agentDashboard(locale)))
  await page.locator('sign-in [name=identifier]').fill(AGENT.email)
  await page.locator('sign-in [name=password]').fill(AGENT.password)
  await page.locator('sign-in form button:not([type=button])').click()
  await expect(page).toHaveURL((url) => url.pathname === paths.agentDashboard(locale))
  return page
}

/** A list with a mistake is refused with its row; the right one is kept. */
async function nameTravellers(agent: Page, locale: Locale, lastName: string): Promise<void> {
  const text = translator(locale, 'agents')
  const upload = async (tckn: string) => {
    const rows = [
      'Ad;Soyad;Cinsiyet;Doğum tarihi;Uyruk;T.C. kimlik no;Pasaport no;Pasaport geçerlilik',
      `İsmail;${lastName};Erkek;02.09.1957;TR;10000000146;U87654321;04.04.2035`,
      `Emine;${lastName};Kadın;05.03.1960;TR;${tckn};U87654322;04.04.2035`,
    ]
    const file = { name: 'yolcular.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\n')) }
    await agent.locator('[name=sheet]').setInputFiles(file)
    await agent.getByRole('button', { name: text('check-sheet') }).click()
  }
  await upload('12345678901')
  await expect(agent.getByText(text('sheet-problems', { count: 1 }))).toBeVisible()
  await expect(agent.getByRole('row', { name: '12345678901' })).toContainText('F')
  await upload('10000000214')
  await expect(agent.getByText(text('sheet-clean', { count: 2 }))).toBeVisible()
  await agent
    .getByRole('button', { name: text('import') })
    .last()
    .click()
  await expect(agent.getByText(text('imported'))).toBeVisible()
}
