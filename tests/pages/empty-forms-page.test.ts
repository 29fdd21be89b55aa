import { expect, test } from 'vitest'
import { locales, type Locale } from '#kernel/locale.ts'
import { anAgency, aReserved } from '#modules/agents/testing/builders.ts'
import { accountJobs, linkIn } from '#modules/accounts/testing/account-jobs.ts'
import { aUser } from '#modules/accounts/testing/builders.ts'
import { aDeparture } from '#modules/catalog/testing/builders.ts'
import { localePath } from '#app/addresses/paths.ts'
import { runDueJobs } from '#tests/setup/run-jobs.ts'
import { signedIn } from '#tests/setup/signed-in.ts'
import { postForm, testApp } from '#tests/setup/test-app.ts'
import { testDb } from '#tests/setup/test-db.ts'

/** The one sentence of the client, for the top of a form and for calls. */
const everything: Record<Locale, RegExp> = {
  tr: /tüm zorunlu alanları|üç alanı da doldurun/,
  en: /all required fields|all three fields/,
  ar: /جميع الحقول المطلوبة|الحقول الثلاثة/,
}

/** What the sentence at an empty field names, by the end of the field's id or name. */
const named: Record<string, Record<Locale, string>> = {
  name: { tr: 'Adınızı', en: 'your name', ar: 'اسمك' },
  fullName: { tr: 'Adınızı', en: 'your name', ar: 'اسمك' },
  firstName: { tr: 'Adı', en: 'first name', ar: 'الاسم الأول' },
  lastName: { tr: 'Soyadı', en: 'last name', ar: 'اسم العائلة' },
  email: { tr: 'E-posta', en: 'email', ar: 'بريدك' },
  phone: { tr: 'Telefon', en: 'phone', ar: 'هاتفك' },
  mobile: { tr: 'Cep telefonunuzu', en: 'mobile', ar: 'جوالك' },
  password: { tr: 'şifre', en: 'password', ar: 'كلمة مرور' },
  confirmPassword: { tr: 'Şifreyi bir kez daha', en: 'password again', ar: 'كلمة المرور مرة أخرى' },
  current: { tr: 'Mevcut şifrenizi', en: 'current password', ar: 'كلمة مرورك الحالية' },
  subject: { tr: 'Konuyu', en: 'subject', ar: 'الموضوع' },
  message: { tr: 'Mesajınızı', en: 'message', ar: 'رسالتك' },
  text: { tr: 'Yorumunuzu', en: 'review', ar: 'رأيك' },
  roomType: { tr: 'Oda tipini', en: 'room type', ar: 'نوع الغرفة' },
  gender: { tr: 'Kadın ya da erkek', en: 'female or male', ar: 'أنثى أو ذكر' },
}

type Site = Awaited<ReturnType<typeof aSite>>

async function aSite() {
  const db = await testDb()
  const app = await testApp({ db })
  const { headers, userId } = await signedIn(db, { isAgent: true })
  const send = (path: string, fields: Record<string, string>) => postForm(app, path, fields, headers)
  return { db, app, userId, send, ask: (path: string, fields = {}) => postForm(app, path, fields) }
}

const forms: Record<string, (site: Site, locale: Locale) => Promise<{ page: Response; fields: string[] }>> = {
  'the message to the agency': async ({ ask }, locale) => ({
    page: await ask(localePath(locale, '/contact')),
    fields: ['name', 'email', 'subject', 'message'],
  }),
  'the wish to be called': async ({ ask }, locale) => ({
    page: await ask(localePath(locale, '/call-request')),
    fields: ['name', 'phone'],
  }),
  'the request for places': async ({ ask, db }, locale) => ({
    page: await ask(localePath(locale, `/reservation/${(await aDeparture(db, { departsOn: '2031-02-12' })).id}`), {
      intent: 'send',
      'passengers.0.firstName': '',
    }),
    fields: ['contact.name', 'contact.email', 'contact.phone', 'roomType', 'firstName', 'lastName', 'gender'],
  }),
  'the question about a journey': async ({ ask, db }, locale) => ({
    page: await ask(localePath(locale, `/information/${(await aDeparture(db, { departsOn: '2031-02-12' })).id}`)),
    fields: ['name', 'phone', 'message'],
  }),
  'the review': async ({ ask }, locale) => ({
    page: await ask(localePath(locale, '/comments')),
    fields: ['name', 'email', 'text'],
  }),
  'the sign-up': async ({ ask }, locale) => ({
    page: await ask(localePath(locale, '/user/register')),
    fields: ['fullName', 'email', 'mobile', 'password', 'confirmPassword'],
  }),
  'the reset password': async ({ ask, db, app }, locale) => {
    await postForm(app, '/user/forgot', { email: (await aUser(db)).email })
    await runDueJobs(db, accountJobs(db))
    const token = await linkIn(db, 'reset-password')
    return {
      page: await ask(localePath(locale, `/user/reset/${token}`)),
      fields: ['password', 'confirmPassword'],
    }
  },
  'the own details': async ({ send }, locale) => ({
    page: await send(localePath(locale, '/user/details'), { intent: 'details', language: locale }),
    fields: ['fullName', 'mobile'],
  }),
  'the new address': async ({ send }, locale) => ({
    page: await send(localePath(locale, '/user/details'), { intent: 'email' }),
    fields: ['email', 'current'],
  }),
  'the new password': async ({ send }, locale) => ({
    page: await send(localePath(locale, '/user/password'), {}),
    fields: ['current', 'password', 'confirmPassword'],
  }),
}

const cases = Object.keys(forms).flatMap((form) => locales.map((locale) => [form, locale] as const))

test.each(cases)('%s sent empty in %s says at each field what to write there', async (form, locale) => {
  const { page, fields } = await forms[form]!(await aSite(), locale)
  const html = await page.text()
  const said = sentencesOf(html)

  expect(html).toMatch(everything[locale])
  for (const field of fields)
    expect(said.find(({ name }) => endsWith(name, field))?.sentence).toContain(wordFor(field, locale))
  expect(said.filter(({ sentence }) => everything[locale].test(sentence))).toEqual([])
})

test.each(locales)('the list of travellers of an agency sent empty in %s does so too', async (locale) => {
  const site = await aSite()
  const agency = await anAgency(site.db, { userId: site.userId })
  const { reservationId } = await aReserved(site.db, agency)

  const page = await site.send(localePath(locale, `/agent/reservations/${reservationId}`), {
    intent: 'travellers',
    '0.fare': 'double',
    '0.firstName': '',
    '1.fare': 'double',
  })
  const said = sentencesOf(await page.text())

  expect(page.status).toBe(400)
  for (const field of ['firstName', 'lastName', 'gender'])
    expect(said.find(({ name }) => name === `0.${field}`)?.sentence).toContain(wordFor(field, locale))
})

/** The errors beside fields, each with the name of its control. */
function sentencesOf(html: string): { name: string; sentence: string }[] {
  return [...html.matchAll(/<(?:input|select|textarea)[^>]* aria-describedby="([^"]*-error)[^"]*"[^>]*>/g)].map(
    ([control, id = '']) => {
      const [, sentence = ''] = new RegExp(`<p id="${id}"[^>]*>(.*?)</p>`, 's').exec(html) ?? []
      return { name: / name="([^"]*)"/.exec(control)?.[1] ?? '', sentence: sentence.replaceAll(/<[^>]*>/g, '') }
    },
  )
}

function endsWith(name: string, field: string): boolean {
  return name === field || name.endsWith(`.${field}`)
}

function wordFor(field: string, locale: Locale): string {
  return named[field.split('.').at(-1) ?? '']?.[locale] ?? field
}
