import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { chooseHumanCheck } from './choose-human-check.server.ts'

type Provider = 'turnstile' | 'recaptcha'

/** A provider that answers as it is told and keeps what it was asked. */
async function aProvider(answer: unknown, status = 200) {
  const asked: Record<string, string>[] = []
  const server = createServer(async (request, response) => {
    asked.push(Object.fromEntries(new URLSearchParams(await text(request))))
    response.writeHead(status, { 'Content-Type': 'application/json' })
    response.end(typeof answer === 'string' ? answer : JSON.stringify(answer))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())))
  const address = server.address()
  const verifyUrl = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/verify`
  return { asked, verifyUrl }
}

async function ask(provider: Provider, answer: unknown, { status = 200, minScore = 0.5 } = {}) {
  const { asked, verifyUrl } = await aProvider(answer, status)
  const check = chooseHumanCheck({ provider, siteKey: 'site', secret: 'hush', verifyUrl }, { minScore })
  return { verdict: await check('token-1', '203.0.113.7'), asked }
}

test.each<Provider>(['turnstile', 'recaptcha'])(
  'asks %s with the secret, the token and the address',
  async (provider) => {
    const { asked } = await ask(provider, { success: true, action: 'submit', score: 0.9 })

    expect(asked).toEqual([{ secret: 'hush', response: 'token-1', remoteip: '203.0.113.7' }])
  },
)

test.each<[Provider, unknown]>([
  ['turnstile', { success: true, action: 'submit' }],
  ['turnstile', { success: true, action: '' }],
  ['recaptcha', { success: true, action: 'submit', score: 0.5 }],
])('%s vouches with %o', async (provider, answer) => {
  expect((await ask(provider, answer)).verdict).toEqual({ kind: 'human' })
})

test.each<[Provider, unknown, string]>([
  ['turnstile', { success: false, 'error-codes': ['timeout-or-duplicate'] }, 'timeout-or-duplicate'],
  ['turnstile', { success: true, action: 'login' }, 'action login'],
  ['recaptcha', { success: false, 'error-codes': ['timeout-or-duplicate'] }, 'timeout-or-duplicate'],
  ['recaptcha', { success: true, action: 'login', score: 0.9 }, 'action login'],
  ['recaptcha', { success: true, score: 0.9 }, 'action undefined'],
  ['recaptcha', { success: true, action: 'submit', score: 0.4 }, 'score 0.4'],
  ['recaptcha', { success: true, action: 'submit' }, 'score 0'],
])('%s does not vouch with %o', async (provider, answer, reason) => {
  expect((await ask(provider, answer)).verdict).toEqual({ kind: 'doubtful', reason })
})

test('the agency says from which score on it believes', async () => {
  const answer = { success: true, action: 'submit', score: 0.4 }

  expect((await ask('recaptcha', answer, { minScore: 0.4 })).verdict).toEqual({ kind: 'human' })
})

test.each<[Provider, unknown, number]>([
  ['turnstile', { success: false, 'error-codes': ['invalid-input-secret'] }, 200],
  ['recaptcha', { success: false, 'error-codes': ['invalid-input-secret'] }, 200],
  ['turnstile', { success: false }, 503],
  ['turnstile', 'not JSON', 200],
  ['recaptcha', { ok: 1 }, 200],
])('%s says nothing of the sender with %o and %i', async (provider, answer, status) => {
  expect((await ask(provider, answer, { status })).verdict).toMatchObject({ kind: 'unknown' })
})

test('a provider that is not there says nothing of the sender', async () => {
  const verifyUrl = 'http://127.0.0.1:9/verify'
  const check = chooseHumanCheck(
    { provider: 'turnstile', siteKey: 'site', secret: 'hush', verifyUrl },
    { minScore: 0.5 },
  )

  expect(await check('token-1', '203.0.113.7')).toMatchObject({ kind: 'unknown' })
})
