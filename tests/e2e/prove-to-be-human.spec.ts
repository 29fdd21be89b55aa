import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import type { Page } from '@playwright/test'
import { translator } from '#app/messages/translator.ts'
import { paths } from '#app/addresses/paths.ts'
import { ports } from './support/addresses.ts'
import { expect, test } from './support/journey.ts'
import { KillableSite } from './support/killable-site.ts'

type Asked = { action: string; siteKey: string; afterLoadMs: number }

const providers = {
  turnstile: {
    port: ports.site + 50,
    script: /^https:\/\/challenges\.cloudflare\.com\//,
    double: `window.turnstile = { render(host, { sitekey, action, callback }) {
      ask(action, sitekey)
      callback('token-1')
    } }`,
  },
  recaptcha: {
    port: ports.site + 52,
    script: /^https:\/\/www\.google\.com\/recaptcha\//,
    double: `window.grecaptcha = { ready: (then) => then(), execute: async (siteKey, { action }) => {
      ask(action, siteKey)
      return 'token-1'
    } }`,
  },
}

/** What both doubles keep of each question. */
const ask = `const ask = (action, siteKey) => (window.asked ??= []).push({
  action, siteKey, afterLoadMs: performance.now() - performance.getEntriesByType('navigation')[0].loadEventStart,
})\n`

/** What a test has started; it ends with the test. */
const toEnd: (() => unknown)[] = []

test.afterEach(() => {
  for (const end of toEnd.splice(0)) end()
})

for (const name of ['turnstile', 'recaptcha'] as const) {
  test(`${name} is asked once, a second after the page has loaded, and its token goes with the form`, async ({
    page,
  }) => {
    test.setTimeout(180_000)
    const { port, script, double } = providers[name]
    const verifier = await aVerifier(port + 1)
    const site = await aGuardedSite(port, name, verifier.address)
    toEnd.push(() => site.remove(), verifier.close)
    await page.route(script, (route) => route.fulfill({ contentType: 'text/javascript', body: ask + double }))

    await page.goto(site.origin + paths.contact('tr'))
    await expect(page.locator('public-form[data-name=contact] [name=humanToken]')).toHaveValue('token-1')
    await page.waitForTimeout(1500)
    const asked = await page.evaluate(() => (window as unknown as { asked: Asked[] }).asked)
    expect(asked).toEqual([{ action: 'submit', siteKey: 'site-key', afterLoadMs: expect.any(Number) }])
    expect(asked[0]?.afterLoadMs).toBeGreaterThanOrEqual(1000)
    await sendMessage(page)

    await expect(page.locator('public-form[data-name=contact] [role=status]')).toBeVisible()
    expect(verifier.tokens).toEqual(['token-1'])
  })
}

test('without a provider nothing of others is loaded', async ({ page, baseURL }) => {
  const foreign: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL ?? '') && !request.url().startsWith('data:')) foreign.push(request.url())
  })
  await page.goto(paths.contact('tr'))
  await page.waitForTimeout(1500)

  await expect(page.locator('human-check')).toHaveCount(0)
  expect(foreign).toEqual([])
})

async function sendMessage(page: Page): Promise<void> {
  const form = page.locator('public-form[data-name=contact]')
  await form.locator('[name=name]').fill('Ayşe Yılmaz')
  await form.locator('[name=email]').fill('ayse@example.com')
  await form.locator('[name=subject]').fill('Ramazan umresi')
  await form.locator('[name=message]').fill('Ramazan umresi için iki kişilik yer var mı?')
  await form.getByRole('button', { name: translator('tr', 'messages')('send') }).click()
}

/** A site of its own that takes forms of people only. */
async function aGuardedSite(port: number, provider: keyof typeof providers, verifyUrl: string) {
  const site = new KillableSite(port, {
    HUMAN_CHECK: provider,
    HUMAN_CHECK_SITE_KEY: 'site-key',
    HUMAN_CHECK_SECRET: 'hush',
    HUMAN_CHECK_URL: verifyUrl,
  })
  await site.start()
  return site
}

/** The place where the provider vouches for a token; keeps those it was asked about. */
async function aVerifier(port: number) {
  const tokens: (string | null)[] = []
  const server = createServer(async (request, response) => {
    tokens.push(new URLSearchParams(await text(request)).get('response'))
    response.setHeader('Content-Type', 'application/json')
    response.end(JSON.stringify({ success: true, action: 'submit', score: 0.9 }))
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    address: `http://127.0.0.1:${port}/verify`,
    tokens,
    close: () => server.close(),
  }
}
