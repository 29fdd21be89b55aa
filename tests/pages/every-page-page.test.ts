import { expect, test } from 'vitest'
import { directionOf, locales, type Locale } from '#kernel/locale.ts'
import { getPage, testApp, testRoutes } from '#tests/setup/test-app.ts'
import { localePath } from '#app/addresses/paths.ts'

const { pagePatterns } = await testRoutes()
const fixed = pagePatterns.filter((pattern) => !pattern.includes(':'))

/** Addresses that need what was sent or written before, or a program for trying things out. */
const elsewhere = ['/quiz', '/request-sent', '/payment/callback', '/user/deleted', '/dev/outbox']

test('there are pages to look at', () => {
  expect([fixed.length > 80, pagePatterns.length - fixed.length > 30]).toEqual([true, true])
})

test.each(locales)('every page of the route table is there in %s, or leads on in it', async (locale) => {
  const app = await testApp()

  const wrong: string[] = []
  for (const path of fixed) {
    const address = localePath(locale, path)
    const answer = await getPage(app, address)
    if (answer.status === 404 && !elsewhere.includes(path)) wrong.push(`${address} is missing`)
    else if (!(await isIn(locale, answer))) wrong.push(`${address} answers ${answer.status} in another language`)
  }

  expect(wrong).toEqual([])
})

test('whoever names something that is not there is told so in the language of the address', async () => {
  const app = await testApp()

  const wrong: string[] = []
  const named = pagePatterns.filter((each) => !fixed.includes(each))
  for (const [index, pattern] of named.entries()) {
    const locale = locales[index % locales.length] ?? 'en'
    const address = localePath(locale, pattern.replaceAll(/:\w+/g, 'nothing-like-this'))
    if (!(await isIn(locale, await getPage(app, address)))) wrong.push(address)
  }

  expect(wrong).toEqual([])
})

test('no page has an address with the prefix en', async () => {
  const app = await testApp()
  const answers = await Promise.all(fixed.map((path) => getPage(app, `/en${path}`)))

  expect(answers.map(({ status, headers }) => [status, headers.get('location')])).toEqual(
    fixed.map((path) => [301, path]),
  )
})

/** Whether a page is in a language, or what it leads to has an address in it. */
async function isIn(locale: Locale, answer: Response): Promise<boolean> {
  const location = answer.headers.get('location')
  if (location !== null) return location.startsWith('http') || localeOf(location) === locale
  if (!answer.headers.get('content-type')?.startsWith('text/html')) return answer.ok
  return (await answer.text()).includes(`<html lang="${locale}" dir="${directionOf(locale)}"`)
}

function localeOf(path: string): Locale {
  return locales.find((locale) => locale !== 'en' && new RegExp(`^/${locale}(?:[/?#]|$)`).test(path)) ?? 'en'
}
