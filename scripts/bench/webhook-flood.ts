/**
 * `node scripts/bench/webhook-flood.ts`: what true notifications of a payment provider take alone, and beside 2,000
 * forged ones a second from one address. Ends with 1 when their median more than doubles.
 */
import { createHmac, randomUUID } from 'node:crypto'
import { Agent, request as httpRequest } from 'node:http'
import { startSite } from './site.ts'

const PORT = 3195
const SECRET = 'secret-of-the-measurement'
const FORGED_PER_SECOND = 2000
const TICK_MS = 10
const SECONDS = 8
const BAR = 2

const site = await startSite(PORT, '', { IYZICO_API_KEY: 'key', IYZICO_SECRET_KEY: SECRET })
const provider = new Agent({ keepAlive: true })
const attacker = new Agent({ keepAlive: true, maxSockets: 64 })
try {
  await medianOfTrue(2)
  const alone = await medianOfTrue(SECONDS)
  const flood = startFlood()
  const beside = await medianOfTrue(SECONDS)
  const forged = await flood.stop()
  const ratio = beside / alone
  console.log(`true notifications alone: ${alone.toFixed(2)} ms at the median`)
  console.log(`beside ${Math.round(forged.perSecond)} forged a second: ${beside.toFixed(2)} ms`)
  console.log(`answers to forged ones: ${JSON.stringify(forged.statuses)}`)
  console.log(`ratio ${ratio.toFixed(2)} (at most ${BAR})${ratio > BAR ? '  ← missed' : ''}`)
  process.exitCode = ratio > BAR ? 1 : 0
} finally {
  provider.destroy()
  attacker.destroy()
  await site.stop()
}

/** Twenty a second, each about a payment of its own; they come from the provider's address. */
async function medianOfTrue(seconds: number): Promise<number> {
  const times: number[] = []
  for (let sent = 0; sent < seconds * 20; sent += 1) {
    const { body, signature } = notice(SECRET)
    const started = performance.now()
    const status = await post(provider, body, signature, '10.0.0.1')
    times.push(performance.now() - started)
    if (status >= 300) throw new Error(`a true notification was answered with ${status}`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN
}

function startFlood() {
  const { body, signature } = notice('a wrong secret')
  const statuses: Record<string, number> = {}
  const started = performance.now()
  let answered = 0
  let due = 0
  const timer = setInterval(() => {
    due += (FORGED_PER_SECOND * TICK_MS) / 1000
    for (; due >= 1; due -= 1) {
      void post(attacker, body, signature, '203.0.113.9').then(
        (status) => {
          answered += 1
          statuses[status] = (statuses[status] ?? 0) + 1
        },
        () => undefined,
      )
    }
  }, TICK_MS)
  return {
    async stop() {
      clearInterval(timer)
      return { perSecond: (answered * 1000) / (performance.now() - started), statuses }
    },
  }
}

function notice(secret: string): { body: string; signature: string } {
  const [type, paymentId, token, shopRef, status] = ['CHECKOUT_FORM_AUTH', '1', randomUUID(), randomUUID(), 'SUCCESS']
  const signature = createHmac('sha256', secret)
    .update([secret, type, paymentId, token, shopRef, status].join(''))
    .digest('hex')
  const body = JSON.stringify({
    paymentConversationId: shopRef,
    token,
    status,
    iyziReferenceCode: randomUUID(),
    iyziEventType: type,
    iyziPaymentId: 1,
  })
  return { body, signature }
}

function post(agent: Agent, body: string, signature: string, address: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const request = httpRequest(
      {
        agent,
        port: PORT,
        host: '127.0.0.1',
        path: '/api/v1/payments/webhook/iyzico',
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'Content-Length': Buffer.byteLength(body),
          'X-IYZ-SIGNATURE-V3': signature,
          'X-Forwarded-For': address,
        },
      },
      (response) => {
        response.resume().once('end', () => resolve(response.statusCode ?? 0))
      },
    )
    request.once('error', reject)
    request.end(body)
  })
}
