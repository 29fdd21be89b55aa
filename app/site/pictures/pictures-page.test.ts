import { expect, test } from 'vitest'
import { readEnvironment } from '#platform/env.server.ts'
import { getPage, testApp } from '#tests/setup/test-app.ts'

const env = readEnvironment({
  PUBLIC_URL: 'http://kafile.test',
  DATA_DIR: '/nonexistent',
  IMAGE_HOST: 'https://images.example',
})

test('pictures of a page are on the image host with their size in the name, and the policy lets them in', async () => {
  const response = await getPage(await testApp({ env }), '/tr/sepet')

  const html = await response.text()
  expect(html).toMatch(
    /<source type="image\/svg\+xml" srcSet="\/art\/empty-cart-luggage-trolley\.svg"\/><img src="https:\/\/images\.example\/art\/empty-cart-luggage-trolley-800x600-q80\.webp"/i,
  )
  expect(response.headers.get('content-security-policy')).toContain("img-src 'self' data: https://images.example;")
})

test('without an image host every picture is on the own server', async () => {
  const response = await getPage(await testApp(), '/tr/sepet')

  expect(await response.text()).toContain('<img src="/art/empty-cart-luggage-trolley-800x600-q80.webp"')
  expect(response.headers.get('content-security-policy')).toContain("img-src 'self' data:;")
})

test('every picture of a page says how large it is and has a text alternative or none on purpose', async () => {
  const html = await (await getPage(await testApp(), '/tr')).text()

  const pictures = html.match(/<img\b[^>]*>/g) ?? []
  expect(pictures.length).toBeGreaterThan(5)
  expect(
    pictures.filter((each) => !/width="\d+"/.test(each) || !/height="\d+"/.test(each) || !/alt="/.test(each)),
  ).toEqual([])
})

test('no flag is fetched before its menu opens', async () => {
  const html = await (await getPage(await testApp(), '/tr')).text()

  expect(html).not.toMatch(/<link rel="preload" as="image" href="\/flags/)
})

test('search engines are told pictures made of pixels that exist', async () => {
  const app = await testApp()
  const html = await (await getPage(app, '/tr')).text()

  const [, image = ''] = /"image":"http:\/\/kafile\.test([^"]+)"/.exec(html) ?? []
  const [, logo = ''] = /"logo":"http:\/\/kafile\.test([^"]+)"/.exec(html) ?? []

  expect((await getPage(app, image)).headers.get('content-type')).toBe('image/jpeg')
  expect((await getPage(app, logo)).headers.get('content-type')).toBe('image/png')
})
