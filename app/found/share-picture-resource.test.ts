import { expect, test } from 'vitest'
import { getPage, testApp } from '#tests/setup/test-app.ts'

async function pictureOf(app: Awaited<ReturnType<typeof testApp>>, path: string): Promise<string> {
  const html = await (await getPage(app, path)).text()
  const [, address = ''] = /property="og:image" content="http:\/\/kafile.test([^"]*)"/.exec(html) ?? []
  return address
}

test.each(['/tr/faq', '/ar', '/contact', '/tr/yorumlar'])('%s has a picture of the size it says', async (path) => {
  const app = await testApp()
  const address = await pictureOf(app, path)

  const answer = await getPage(app, address)
  const picture = Buffer.from(await answer.arrayBuffer())

  expect(address).toMatch(/^\/og\/(tr|en|ar)\/.*\.png$/)
  expect(answer.headers.get('content-type')).toBe('image/png')
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630])
  expect(picture.length).toBeGreaterThan(20_000)
  expect(picture.length).toBeLessThan(300_000)
})

test('other pages have other pictures, and each language its own', async () => {
  const app = await testApp()
  const addresses = await Promise.all(['/faq', '/tr/faq', '/contact'].map((path) => pictureOf(app, path)))
  const pictures = await Promise.all(
    addresses.map(async (address) => Buffer.from(await (await getPage(app, address)).arrayBuffer()).toString('base64')),
  )

  expect(new Set(addresses).size).toBe(3)
  expect(new Set(pictures).size).toBe(3)
})

test('a picture that was replaced leads to the present one', async () => {
  const app = await testApp()

  const answer = await getPage(app, '/og/tr/faq/0123456789.png')

  expect([answer.status, answer.headers.get('location')]).toEqual([302, await pictureOf(app, '/tr/faq')])
})

test.each([
  '/og/tr/no-such-page/0123.png',
  '/og/tr/sepet/0123.png',
  '/og/tr/faq/0123.svg',
  '/og/en/api/v1/tours/1.png',
])('nothing is drawn for %s', async (path) => {
  expect((await getPage(await testApp(), path)).status).toBe(404)
})

test('nobody makes the program draw without end', async () => {
  const app = await testApp()

  const answers = await Promise.all(Array.from({ length: 70 }, () => getPage(app, '/og/tr/faq/0123.png')))

  expect(answers.map(({ status }) => status)).toContain(429)
})
