import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { money } from '#kernel/money.ts'
import type { App } from '#app/http/assemble-app.server.ts'
import { aBookingWork } from '#modules/booking/testing/work.ts'
import { bookingHandlers } from '#modules/booking/index.server.ts'
import { anOrderRequest } from '#modules/booking/testing/builders.ts'
import { placeOrder } from '#modules/booking/place-order.server.ts'
import { aDeparture } from '#modules/catalog/testing/builders.ts'
import { addDays, dayInIstanbul } from '#kernel/plain-date.ts'
import { paytrCards, paytrKeys } from '#modules/payments/testing/doubles/paytr/paytr-double.ts'
import { stripeKeys } from '#modules/payments/testing/doubles/stripe/stripe-double.ts'
import { attemptsOf, aPayment } from '#modules/payments/testing/builders.ts'
import { everyRow } from '#modules/payments/testing/every-row.ts'
import {
  iyzicoAtRisk,
  paytrAtRisk,
  stripeAtRisk,
  type RiskyContract,
} from '#modules/payments/testing/providers-at-risk.ts'
import { findOpenPage } from '#modules/payments/testing/find-open-page.ts'
import type { Db } from '#platform/db/client.server.ts'
import { readEnvironment } from '#platform/env.server.ts'
import { mailHandlers } from '#platform/mail/deliver-mail.server.ts'
import { outboxTransport } from '#platform/mail/mail-transport.server.ts'
import { temporaryFolder } from '#tests/setup/programs.ts'
import { runDueJobs } from '#tests/setup/run-jobs.ts'
import { postForm, postJson, testApp } from '#tests/setup/test-app.ts'
import { testDb } from '#tests/setup/test-db.ts'

const typed = {
  numbers: ['5528790000000008', '4111111111111129', paytrCards.approved, paytrCards.declined, '4242424242424242'],
  holder: 'ZÜMRÜT KARTSAHİBİ',
}

const environments = {
  iyzico: ({ iyzico }: RiskyContract['accounts']) => ({
    IYZICO_API_KEY: iyzico?.apiKey,
    IYZICO_SECRET_KEY: iyzico?.secretKey,
    IYZICO_URL: iyzico?.baseUrl,
  }),
  paytr: ({ paytr }: RiskyContract['accounts']) => ({
    PAYTR_MERCHANT_ID: paytrKeys.merchantId,
    PAYTR_MERCHANT_KEY: paytrKeys.key,
    PAYTR_MERCHANT_SALT: paytrKeys.salt,
    PAYTR_MODE: paytr?.mode,
    PAYTR_URL: paytr?.baseUrl,
  }),
  stripe: ({ stripe }: RiskyContract['accounts']) => ({
    STRIPE_SECRET_KEY: stripeKeys.secretKey,
    STRIPE_WEBHOOK_SECRET: stripeKeys.webhookSecret,
    STRIPE_URL: stripe?.baseUrl,
  }),
}

const providers = [
  { at: 'iyzico', name: 'iyzico', start: iyzicoAtRisk },
  { at: 'the frame of PayTR', name: 'paytr', start: () => paytrAtRisk('iframe') },
  { at: 'the direct form of PayTR', name: 'paytr', start: () => paytrAtRisk('direct') },
  { at: 'Stripe', name: 'stripe', start: stripeAtRisk },
] as const

test.each(providers)(
  'a card typed at $at, refused and then charged, is in no request to us, table, log line, mail or file',
  async ({ name, start }) => {
    const shop = await aShop(name, start)
    const token = await anOrderOfToday(shop.db)

    for (const isGood of [false, true]) {
      await shop.post(`/tr/payment/${token}`, {
        ...payer,
        method: 'card',
        installments: '1',
        idempotencyKey: crypto.randomUUID(),
      })
      await payAt(shop, token, isGood)
    }
    await shop.work()

    expect(await attemptsOf(shop.db, token)).toContainEqual(expect.objectContaining({ state: 'captured' }))
    const traces = await shop.traces()
    expect(traces.files.length, 'mails were sent').toBeGreaterThan(0)
    expect(traces.requests.length).toBeGreaterThan(3)
    expect(foundIn(traces)).toEqual([])
  },
)

test.each(providers)(
  'a card that somebody sends to us although it is asked for at $at leaves no trace, whatever goes wrong',
  async ({ name, start }) => {
    const shop = await aShop(name, start)
    const answers: string[] = []
    const card = { number: '4242 4242 4242 4242', expiry: '07/31', cvc: '918', name: typed.holder }
    const call = {
      contact: { fullName: 'Ayşe Yılmaz', email: 'ayse@example.com', phone: '' },
      card,
      installments: 1,
      consents,
    }
    const pay = async (body: unknown) => {
      const token = await aPayment(shop.db, { amount: money(100_000, 'TRY') })
      const key = { 'idempotency-key': crypto.randomUUID() }
      answers.push(await (await postJson(shop.app, `/api/v1/payments/${token}/card`, body, key)).text())
    }

    await pay(call)
    shop.contract.at.line.plan(['broken', 'broken', 'broken'])
    await pay(call)
    await pay({ ...call, card: { ...card, pan: card.number } })
    await pay(`{"card":{"number":"${card.number}"`)
    shop.breakWrites()
    await pay(call)

    expect(answers).toHaveLength(5)
    const traces = await shop.traces()
    expect(traces.log.length, 'the log says that something broke').toBeGreaterThan(0)
    expect(foundIn({ ...traces, requests: [], answers })).toEqual([])
  },
)

const payer = { name: 'Ayşe Yılmaz', email: 'ayse@example.com', phone: '' }
const consents = { terms: true, privacy: true, personalData: true }

type Traces = { requests: string[]; rows: string[]; log: string[]; files: string[] }

/** The application with a contract, everything that reaches it written down, its log and its mails in a folder. */
async function aShop(name: keyof typeof environments, start: () => Promise<RiskyContract>) {
  const contract = await start()
  onTestFinished(contract.close)
  contract.at.setTime?.(new Date())
  const folder = temporaryFolder()
  const log: string[] = []
  const lines = new Writable({ write: (chunk, _, done) => (log.push(String(chunk)), done()) })
  const whole = await testDb()
  const [db, breakWrites] = breakable(whole)
  const settings = environments[name](contract.accounts)
  const env = readEnvironment({ PUBLIC_URL: 'http://kafile.test', DATA_DIR: folder, ...settings })
  const requests: string[] = []
  const app = listening(await testApp({ db, env, log: pino({ level: 'trace' }, lines) }), requests)
  const handlers = [
    ...bookingHandlers(aBookingWork(whole)),
    ...mailHandlers({ db: whole, transport: outboxTransport(join(folder, 'outbox')) }),
  ]
  return {
    app,
    db: whole,
    contract,
    name,
    breakWrites,
    post: (path: string, fields: Record<string, string>) => postForm(app, path, fields),
    work: () => runDueJobs(whole, handlers, new Date(Date.now() + 60_000)),
    traces: async (): Promise<Traces> => ({ requests, rows: await everyRow(whole), log, files: filesIn(folder) }),
  }
}

type Shop = Awaited<ReturnType<typeof aShop>>

/** The customer types the card where it is asked for; the provider tells us, and the browser comes back. */
async function payAt({ app, db, contract: { at }, name }: Shop, token: string, isGood: boolean): Promise<void> {
  const page = (await findOpenPage(db, token, new Date())) ?? fail('no page was open')
  const fields = await at.pay(page, isGood, new Date())
  for (const { headers, body } of at.noticesOf(page.attemptRef, false, new Date())) {
    const webhook = new Request(`http://kafile.test/api/v1/payments/webhook/${name}`, { method: 'POST', headers, body })
    await app.respond(webhook)
  }
  if (fields) await postForm(app, `/tr/payment/callback?attempt=${page.attemptRef}`, fields)
}

function listening(app: App, requests: string[]): App {
  return {
    ...app,
    async respond(request, caller) {
      const { url, headers } = request
      requests.push([url, JSON.stringify(Object.fromEntries(headers)), await request.clone().text()].join('\n'))
      return app.respond(request, caller)
    },
  }
}

/** A handle whose writes fail once it is broken. */
function breakable(db: Db): [Db, () => void] {
  let isBroken = false
  const handle = db.withPlugin({
    transformQuery({ node }) {
      if (isBroken && node.kind === 'InsertQueryNode') throw new Error('the disk is gone')
      return node
    },
    transformResult: async ({ result }) => result,
  })
  return [handle, () => void (isBroken = true)]
}

async function anOrderOfToday(db: Db): Promise<string> {
  const departure = await aDeparture(db, { departsOn: addDays(dayInIstanbul(new Date()), 90) })
  const placed = await placeOrder(db, anOrderRequest(departure.id), new Date())
  if (!placed.ok) throw new Error(placed.error.code)
  return placed.value.paymentToken
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'latin1'))
}

/** What was planted and stands somewhere: whole numbers, with or without spaces, and the name on the card. */
function foundIn(traces: Record<string, string[]>): string[] {
  const planted = [
    ...typed.numbers,
    ...typed.numbers.map((number) => number.replace(/(\d{4})(?=\d)/g, '$1 ')),
    typed.holder,
  ]
  return Object.entries(traces).flatMap(([place, texts]) =>
    planted.filter((each) => texts.some((text) => text.includes(each))).map((each) => `${each} in ${place}`),
  )
}

function fail(words: string): never {
  throw new Error(words)
}
