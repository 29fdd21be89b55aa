import { createServer, get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { testApp } from '#tests/setup/test-app.ts'

test('of more pages than can be made some are made, the rest is told to come back, and kept ones are there', async () => {
  const ask = await aBusySite({ atOnce: 1, waiting: 2, perAddress: 9, waitMs: 60_000 })
  await ask('/tr/faq')

  const asked = Array.from({ length: 8 }, (_, nth) => ask(`/tr/user/login?x=${nth}`))
  const kept = await ask('/tr/faq')
  const answers = await Promise.all(asked)

  expect(kept.status).toBe(200)
  const statuses = answers.map(({ status }) => status)
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(3)
  expect(new Set(statuses)).toEqual(new Set([200, 503]))
  expect(answers.find(({ status }) => status === 503)).toMatchObject({
    retryAfter: '5',
    text: expect.stringContaining('Şu anda yanıt veremiyoruz. Lütfen birazdan tekrar deneyin.'),
  })
})

type Answer = { status: number; retryAfter: string | undefined; text: string }

async function aBusySite(pageBounds: NonNullable<Parameters<typeof testApp>[0]>['pageBounds'] & object) {
  const app = await testApp({ pageBounds })
  const server = createServer((req, res) => {
    if (!app.answer(req, res)) app.listener(req, res)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  return (path: string) =>
    new Promise<Answer>((resolve, reject) => {
      get({ port, host: '127.0.0.1', path }, (res) => {
        const chunks: Buffer[] = []
        res.on('data', (chunk: Buffer) => chunks.push(chunk))
        res.on('end', () =>
          resolve({
            status: res.statusCode ?? 0,
            retryAfter: res.headers['retry-after'],
            text: Buffer.concat(chunks).toString(),
          }),
        )
      }).on('error', reject)
    })
}
