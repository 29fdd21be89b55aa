import { describe, expect, test } from 'vitest'
import { getPage, testApp } from '#tests/setup/test-app.ts'

const WHATSAPP = 'https://wa.me/905320000000'
const PHONE = 'tel:+902120000000'

describe.each([
  ['', 'en'],
  ['/tr', 'tr'],
  ['/ar', 'ar'],
])('the chrome under %j', (prefix, locale) => {
  test('leads home by its logo', async () => {
    const { head } = await aPage(`${prefix}/faq`)

    expect(head).toMatch(new RegExp(`<a class="[^"]*logo[^"]*" href="${prefix || '/'}"`))
  })

  test('names the agency on WhatsApp and by phone, above and below', async () => {
    const { head, foot } = await aPage(`${prefix}/faq`)

    for (const part of [head, foot]) {
      expect(part).toContain(`href="${WHATSAPP}"`)
      expect(part).toContain(`href="${PHONE}"`)
    }
  })

  test('has services, who we are, the blog and the contact in its menu', async () => {
    const { head } = await aPage(`${prefix}/faq`)

    const about = locale === 'tr' ? 'hakkimizda' : 'about-us'
    for (const path of ['/services/all-services', `/page/${about}`, '/blog', '/contact'])
      expect(head).toContain(`href="${prefix}${path}"`)
  })

  test('lists the languages in their order, each with a flag that only decorates', async () => {
    const { head } = await aPage(`${prefix}/faq`)

    const menu = head.slice(head.indexOf('<language-menu'), head.indexOf('</language-menu>'))
    const links = [...menu.matchAll(/<a href="([^"]+)"[^>]*data-language="(\w+)".*?<\/a>/g)]
    expect(links.map(([, href, language]) => [language, href])).toEqual([
      ['tr', '/tr/faq'],
      ['en', '/faq'],
      ['ar', '/ar/faq'],
    ])
    for (const [link] of links) expect(link).toMatch(/<img[^>]*alt=""[^>]*>/)
  })

  test('says below who the agency is and how to reach it', async () => {
    const { foot } = await aPage(`${prefix}/faq`)

    for (const network of ['facebook', 'instagram', 'youtube', 'tiktok', 'google'])
      expect(foot).toMatch(new RegExp(`<a href="https://www\\.${network}\\.com/[^"]*" rel="noopener"`))
    for (const path of ['/faq', '/blog', '/kategoriler', '/iade-sozlesmesi', '/gizlilik-sozlesmesi', '/user/login'])
      expect(foot).toContain(`href="${prefix}${path}"`)
    expect(foot).toContain('mailto:bilgi@kafile.example')
    expect(foot).toContain(prefix === '/tr' ? '09.00–18.00' : '09:00–18:00')
    expect(foot).toContain('15')
    expect(foot).toMatch(/© \d{4}/)
  })

  test('can fold each list below by a button that names it', async () => {
    const { foot } = await aPage(`${prefix}/faq`)

    const buttons = [...foot.matchAll(/<button type="button"[^>]* aria-expanded="false" aria-controls="([^"]+)">/g)]
    const lists = buttons.map(([, id]) => foot.includes(`<ul id="${id}"`))
    expect(lists).toEqual([true, true, true])
  })
})

async function aPage(path: string): Promise<{ head: string; foot: string }> {
  const html = await (await getPage(await testApp(), path)).text()
  const [head = ''] = html.split('<main')
  return { head, foot: html.slice(html.indexOf('<footer')) }
}
