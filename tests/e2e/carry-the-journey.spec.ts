import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Browser, Page } from '@playwright/test'
import type Axe from 'axe-core'
import { paths } from '#app/addresses/paths.ts'
import { translator } from '#app/messages/translator.ts'
import { locales, type Locale } from '#kernel/locale.ts'
import { addDays, parseDayFirst, plainDate } from '#kernel/plain-date.ts'
import { SITE } from './support/addresses.ts'
import { expectNoBarrier, expectNoSideways } from './support/barriers.ts'
import { aTourForSale } from './support/find-tour.ts'
import { expect, test } from './support/journey.ts'
import { addressesKept, wordsInStorage } from './support/kept-copies.ts'
import { expectEverythingByTab } from './support/keyboard.ts'
import { holdSeatsByCall } from './support/place-order.ts'
import type { Mail } from './support/read-mail.ts'
import { overTheWire } from './support/wire.ts'

const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')
const MOST_BYTES = 30_000
const RECEIVED = /Your booking has been received|Rezervasyonunuz alındı/

test('the pocket page is small, readable by everybody, and there in flight mode with its age', async ({
  browser,
  request,
  email,
  mailTo,
}, { testId }) => {
  test.slow()
  const tour = await aTourForSale(request, testId)
  const travellers = [{ name: 'Lale', surname: 'Karanfil', gender: 'female' as const }]
  await holdSeatsByCall(request, { tourId: tour.id, email, travellers })
  const mail = await mailTo(email, RECEIVED)
  const { id, secret } = orderIn(mail)
  const address = (locale: Locale) => paths.pocket(locale, id, { t: secret })

  const phone = await aPhone(browser)
  for (const locale of locales) {
    await phone.goto(address(locale))
    await expectNoBarrier(phone)
    expect(await weakContrasts(phone)).toEqual([])
    await expectNoSideways(phone)
    expect(await smallLetters(phone)).toEqual([])
  }
  await phone.setViewportSize({ width: 160, height: 284 })
  await expectNoSideways(phone)
  await phone.setViewportSize({ width: 390, height: 844 })

  await expectEverythingByTab(phone)

  const wire = await overTheWire(browser, address('ar'))
  expect(wire.packed).toBe('zstd')
  expect(wire.bytes).toBeLessThan(MOST_BYTES)
  expect(await pagesOnPaper(phone)).toBe(1)
  await bareWords(browser, address('tr'))

  await phone.goto(address('tr'))
  await expect.poll(() => addressesKept(phone)).toContain(paths.pocket('tr', id, {}))
  expect(await wordsInStorage(phone)).not.toMatch(new RegExp(`Karanfil|Lale|${secret}`))
  await phone.clock.setFixedTime(Date.now() + 3 * 3_600_000 + 60_000)
  await phone.context().setOffline(true)
  await phone.goto(address('tr'))
  await expect(phone.getByText('3 saat önce')).toBeVisible()
  await expect(phone.locator('#today')).toBeHidden()
  await phone.setViewportSize({ width: 160, height: 284 })
  await expectNoSideways(phone)
  await phone.setViewportSize({ width: 390, height: 844 })
  await phone.getByRole('link', { name: translator('tr', 'pocket')('hotel') }).click()
  await phone
    .getByRole('link', { name: translator('tr', 'pocket')('driver') })
    .first()
    .click()
  await expect(phone.locator('.driver:target')).toBeInViewport()
  // The copy was kept long before the journey: on its second day it says what is on then.
  const second = addDays(parseDayFirst(tour.id.slice(0, 10)) ?? plainDate('2000-01-01'), 1)
  await phone.clock.setFixedTime(new Date(`${second}T09:00:00Z`))
  await phone.goto(address('tr'))
  await expect(phone.locator('#today [data-day]:visible')).toHaveAttribute('data-day', second)
  await phone.setViewportSize({ width: 160, height: 284 })
  await expectNoSideways(phone)
  await phone.context().close()
})

test('the page reads itself aloud where the telephone has a voice for its language, and else shows no button', async ({
  browser,
  request,
  email,
  mailTo,
}, { testId }) => {
  const tour = await aTourForSale(request, testId)
  const travellers = [{ name: 'Gül', surname: 'Karanfil', gender: 'female' as const }]
  await holdSeatsByCall(request, { tourId: tour.id, email, travellers })
  const mail = await mailTo(email, RECEIVED)
  const { id, secret } = orderIn(mail)
  const phone = await aPhone(browser)
  await phone.addInitScript(() => {
    const spoken: string[] = []
    Object.assign(window, { spoken })
    speechSynthesis.getVoices = () => [{ lang: 'tr-TR' } as SpeechSynthesisVoice]
    window.SpeechSynthesisUtterance = class extends EventTarget {
      text: string
      constructor(text: string) {
        super()
        this.text = text
      }
    } as never
    speechSynthesis.speak = ({ text }) => void spoken.push(text)
  })
  const open = (locale: Locale) => phone.goto(paths.pocket(locale, id, { t: secret }))
  const button = (locale: Locale) => phone.getByRole('button', { name: translator(locale, 'pocket')('read') })

  await open('ar')
  await expect(button('ar')).toBeHidden()
  await open('tr')
  await button('tr').click()

  const spoken = await phone.evaluate(() => (window as unknown as { spoken: string[] }).spoken.join(' '))
  expect(spoken).toContain('Uçağım ne zaman?')
  expect(spoken).toContain('Otelim nerede?')
  await phone.context().close()
})

/** The order that a mail leads to, and the secret of its address. */
function orderIn({ html }: Mail): { id: string; secret: string } {
  const [, id = '', secret = ''] = /\/order\/([\w-]+)\?t=([\w-]+)"/.exec(html) ?? []
  return { id, secret }
}

async function aPhone(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    baseURL: SITE,
    serviceWorkers: 'allow',
    viewport: { width: 390, height: 844 },
    extraHTTPHeaders: { 'X-Forwarded-For': '100.64.9.12' },
  })
  return context.newPage()
}

/** Contrast below seven to one, or four and a half for large letters. */
async function weakContrasts(page: Page): Promise<string[]> {
  await page.evaluate(axeSource)
  return page.evaluate(async () => {
    const { axe } = window as unknown as { axe: typeof Axe }
    const rules = { runOnly: { type: 'rule' as const, values: ['color-contrast-enhanced'] }, preload: false }
    const { violations } = await axe.run(document, rules)
    return violations.flatMap(({ nodes }) => nodes.map(({ html }) => html))
  })
}

function smallLetters(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main *')]
      .filter((each) => Number.parseFloat(getComputedStyle(each).fontSize) < 22)
      .map((each) => each.outerHTML),
  )
}

/** How many sheets a printer takes. */
async function pagesOnPaper(page: Page): Promise<number> {
  const pdf = await page.pdf({ preferCSSPageSize: true })
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0
}

/** With neither scripts nor styles the questions stand before their answers, and nothing is out of sight. */
async function bareWords(browser: Browser, address: string): Promise<void> {
  const context = await browser.newContext({ baseURL: SITE, javaScriptEnabled: false, serviceWorkers: 'block' })
  const page = await context.newPage()
  const html = await (await page.request.get(address)).text()
  await page.setContent(html.replace(/<style>[\s\S]*?<\/style>/, '').replaceAll(/<script[\s\S]*?<\/script>/g, ''))
  const text = translator('tr', 'pocket')
  for (const question of ['flight', 'hotel', 'call', 'money'] as const)
    await expect(page.getByRole('heading', { name: text(question) })).toBeVisible()
  await expect(page.getByText(text('driver')).first()).toBeVisible()
  await context.close()
}
