import { load } from 'cheerio'
import { expect, test } from 'vitest'
import { translator } from '#app/messages/translator.ts'
import { paths } from '#app/addresses/paths.ts'
import { locales } from '#kernel/locale.ts'
import { seatsOf } from '#modules/catalog/testing/builders.ts'
import { travellerFlags } from '#modules/booking/index.ts'
import { aUser } from '#modules/accounts/testing/builders.ts'
import { siteSetting } from '#modules/content/index.server.ts'
import { readSetting, writeSetting } from '#platform/settings/settings.server.ts'
import { aCheckout } from '#tests/setup/a-checkout.ts'
import { getPage, postForm } from '#tests/setup/test-app.ts'
import { withoutTable } from '#tests/setup/without-table.ts'

/** Words of the database, of our tables and of where our code lies. */
const INTERNALS = /relation "|does not exist|orders_elsewhere|insert into|42P01|node_modules/i

test.each([
  ['/odeme', 'en', 'ltr', 'Your reservation'],
  ['/tr/odeme', 'tr', 'ltr', 'Rezervasyonunuz'],
  ['/ar/odeme', 'ar', 'rtl', 'حجزك'],
])('shows %s in %s with nothing ticked', async (path, lang, dir, title) => {
  const { app, cookie } = await aCheckout()

  const answer = await getPage(app, path, cookie)
  const html = await answer.text()

  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
  expect(html).toContain(`<html lang="${lang}" dir="${dir}"`)
  expect(html).toContain(title)
  expect(html).toContain('noindex')
  expect(html.match(/name="consents\.[^"]*"[^>]*checked/)).toBeNull()
  expect(html.match(/name="mode"/g)).toHaveLength(3)
})

test('shows the way to the tours when the cart is empty', async () => {
  const { app } = await aCheckout()

  const html = await (await getPage(app, '/tr/odeme')).text()

  expect(html).toContain('Sepetiniz boş')
  expect(html).toContain('href="/tr/tours"')
})

test('answers /en/odeme with the address without a language', async () => {
  const { app } = await aCheckout()

  const answer = await getPage(app, '/en/odeme')

  expect([answer.status, answer.headers.get('location')]).toEqual([301, '/odeme'])
})

test('places an order without script, leads to the payment and empties the cart', async () => {
  const { db, app, tour, form, cookie } = await aCheckout()

  const answer = await postForm(app, '/tr/odeme', form, cookie)

  expect(answer.status).toBe(302)
  expect(answer.headers.get('location')).toMatch(/^\/tr\/payment\/[\w-]{22}$/)
  expect(answer.headers.getSetCookie().join(' ')).toMatch(/cartLines=;.*cartChanged=1/)
  expect((await seatsOf(db, tour.departureId)).held).toBe(1)
})

test.each([
  ['', 'Your order could not be submitted. Please try again.'],
  ['/tr', 'Siparişiniz gönderilemedi. Lütfen tekrar deneyin.'],
  ['/ar', 'تعذّر إرسال طلبك. يرجى المحاولة مرة أخرى.'],
])('says under %j that an order could not be kept, and nothing of what broke', async (prefix, words) => {
  const { db, app, form, cookie } = await aCheckout()

  const answer = await withoutTable(db, 'orders', () => postForm(app, `${prefix}/odeme`, form, cookie))
  const html = await answer.text()

  expect(answer.status).toBe(500)
  expect(html).toContain(words)
  expect(html).toContain('value="Yılmaz"')
  expect(html).not.toMatch(INTERNALS)
})

test('gives the form back with its problems and everything that was typed', async () => {
  const { app, form, cookie } = await aCheckout()
  const typed = {
    ...form,
    'travellers.0.passportExpiresOn.day': '20',
    'travellers.0.passportExpiresOn.month': '8',
    'travellers.0.passportExpiresOn.year': '2031',
    'contact.city': '',
    'account.password': 'secret1',
    'consents.terms': '',
  }

  const answer = await postForm(app, '/tr/odeme', typed, cookie)
  const html = await answer.text()

  expect(answer.status).toBe(422)
  expect(html).toContain('Lütfen tüm zorunlu alanları doldurun')
  expect(html).toContain('Lütfen gerekli sözleşmeleri kabul edin')
  expect(html).toContain('Pasaport, dönüş tarihinden sonra en az 6 ay geçerli olmalıdır (21 Ağustos 2031)')
  expect(html).toContain('value="10000000146"')
  expect(html).toMatch(/<a href="#contact\.city">/)
  expect(html).toMatch(/<a href="#travellers\.0\.passportExpiresOn\.day">/)
  expect(html).toMatch(/name="travellers\.0\.passportExpiresOn\.year"[^>]*value="2031"/)
  expect(html).not.toContain('type="date"')
  expect(html).not.toContain('secret1')
})

test.each(locales)('says in %s what is wrong, at its field', async (locale) => {
  const { app, form, cookie } = await aCheckout()
  const forms = translator(locale, 'forms')
  const wrong = { 'contact.email': 'ayse@nowhere', 'travellers.0.tckn': '10000000147', 'consents.terms': '' }

  const answer = await postForm(app, paths.checkout(locale), { ...form, ...wrong }, cookie)
  const page = load(await answer.text())

  expect(Object.keys(wrong).map((name) => page(`[id="${name}-error"]`).text())).toEqual([
    forms('email'),
    forms('tckn'),
    forms('agreements'),
  ])
})

test('asks again when the total is dearer than the one on the button', async () => {
  const { db, app, tour, form, cookie } = await aCheckout()

  const answer = await postForm(app, '/tr/odeme', { ...form, 'travellers.0.fare': 'single' }, cookie)

  expect(answer.status).toBe(409)
  expect(await answer.text()).toContain('3.790,00')
  expect((await seatsOf(db, tour.departureId)).held).toBe(0)
})

test('signs a member in and keeps what was typed', async () => {
  const { db, app, form, cookie } = await aCheckout()
  const { email } = await aUser(db, { password: 'Parola123!' })
  const typed = {
    ...form,
    intent: 'sign-in',
    mode: 'member',
    identifier: email,
    signInPassword: 'Parola123!',
    'contact.city': 'Bursa',
  }

  const entered = await postForm(app, '/tr/odeme', typed, cookie)
  const html = await entered.text()
  const refused = await postForm(app, '/tr/odeme', { ...typed, signInPassword: 'wrong' }, cookie)

  expect(entered.status).toBe(200)
  expect(entered.headers.getSetCookie().some((each) => each.startsWith('token='))).toBe(true)
  expect(html).toContain('value="Bursa"')
  expect(html).toContain('Ayşe Yılmaz olarak giriş yaptınız')
  expect(refused.status).toBe(401)
})

test.each([
  ['/tr/odeme', ['Şehri yazın.', 'Soyadı yazın.', 'aydınlatma metnini gördüğünüzü işaretleyin']],
  ['/odeme', ['Enter the city.', 'Enter the last name.', 'tick that you have seen the privacy notice']],
  ['/ar/odeme', ['اكتب المدينة.', 'اكتب اسم العائلة.', 'أشّر على أنك اطلعت على إشعار الخصوصية']],
])('each empty field on %s says what to do, at the field and in the list that leads to it', async (path, sentences) => {
  const { app, form, cookie } = await aCheckout()
  const empty = { 'contact.city': '', 'travellers.0.lastName': '', 'consents.privacy': '' }

  const html = await (await postForm(app, path, { ...form, ...empty }, cookie)).text()

  expect(sentences.map((sentence) => html.split(sentence).length - 1)).toEqual([2, 2, 2])
  for (const field of ['contact.city', 'travellers.0.lastName', 'consents.privacy'])
    expect(html).toContain(`<a href="#${field}">`)
})

test.each([
  ['/tr/odeme', 'Bu kişi aynı seferde zaten yolcu'],
  ['/odeme', 'This person already travels on the same departure'],
  ['/ar/odeme', 'هذا الشخص مسافر في الرحلة نفسها'],
])('the same person twice is refused at the second one on %s', async (path, words) => {
  const { db, app, tour, form } = await aCheckout()
  const second = Object.fromEntries(
    Object.entries(form).flatMap(([name, value]) =>
      name.startsWith('travellers.0.') ? [[name.replace('.0.', '.1.'), value]] : [],
    ),
  )
  const twice = { ...form, ...second, 'travellers.1.firstName': 'Fatma', 'travellers.1.passportNo': 'U11111111' }

  const answer = await postForm(app, path, twice, { cookie: `cartLines=${tour.id}~double~2` })
  const html = await answer.text()

  expect(answer.status).toBe(422)
  expect(html).toMatch(/<a href="#travellers\.1\.tckn">/)
  expect(html).not.toMatch(/<a href="#travellers\.0\./)
  expect(html).toContain(words)
  expect(ticks(html), 'no tick stands beside an error').toEqual(['shown', 'hidden'])
  expect((await seatsOf(db, tour.departureId)).held).toBe(0)
})

test.each([
  ['/tr/odeme', 'ödemesi bekleyen rezervasyonlar var'],
  ['/odeme', 'bookings that still wait for payment'],
  ['/ar/odeme', 'توجد حجوزات لم تُدفع بعد'],
])('who has too much waiting unpaid is told what to do on %s, and everything typed stays', async (path, words) => {
  const { db, app, tour, form, cookie } = await aCheckout()
  const again = () => postForm(app, path, { ...form, idempotencyKey: crypto.randomUUID() }, cookie)
  for (let nth = 0; nth < 4; nth += 1) expect((await again()).status).toBe(302)

  const answer = await again()
  const html = await answer.text()

  expect(answer.status).toBe(409)
  expect(html.toLowerCase()).toContain(words)
  expect(html).toContain('value="10000000146"')
  expect((await seatsOf(db, tour.departureId)).held).toBe(4)
})

test('who orders becomes the first traveller by a button, without script and without losing what was typed', async () => {
  const { app, form, cookie } = await aCheckout()
  const typed = { ...form, intent: 'copy-0', 'travellers.0.firstName': '', 'travellers.0.lastName': '' }

  const answer = await postForm(app, '/tr/odeme', { ...typed, 'contact.firstName': 'Müşerref' }, cookie)
  const html = await answer.text()

  expect(answer.status).toBe(200)
  expect(html).toMatch(/name="travellers\.0\.firstName"[^>]*value="Müşerref"/)
  expect(html).toContain('value="U12345678"')
  expect(html).not.toContain('aria-invalid')
})

test.each([
  ['/tr/odeme', 'value="TR" selected=""', 2],
  ['/odeme', 'value="TR" selected=""', 0],
  ['/ar/odeme', 'value="TR" selected=""', 0],
])('%s guesses no country for guests from elsewhere', async (path, chosen, times) => {
  const { app, cookie } = await aCheckout()

  const html = await (await getPage(app, path, cookie)).text()

  expect(html.split(chosen).length - 1).toBe(times)
})

test('a passport that runs out says what to do, and a wrong number of how many digits', async () => {
  const { app, form, cookie } = await aCheckout()
  const wrong = { 'travellers.0.passportExpiresOn.year': '2031', 'travellers.0.tckn': '123' }

  const html = await (await postForm(app, '/tr/odeme', { ...form, ...wrong }, cookie)).text()

  expect(html).toContain('“Pasaportumu yeniliyorum” kutusunu işaretleyin')
  expect(html).toContain('11 rakam')
  expect(html).toMatch(/data-right="" hidden=""/)
})

test.each([
  ['/tr/odeme', 1, 'Pasaport, dönüş tarihinden sonra en az 1 ay geçerli olmalıdır (21 Mart 2031)'],
  ['/odeme', 2, 'Passport must be valid for at least 2 months after the return date (21 April 2031)'],
  ['/ar/odeme', 2, 'يجب أن يبقى جواز السفر صالحًا شهرين على الأقل بعد تاريخ العودة (21 أبريل 2031)'],
])('%s names the months that the journey asks for after the return, and their day', async (path, months, words) => {
  const { app, form, cookie } = await aCheckout({ passportMonthsAfterReturn: months })
  const short = { 'travellers.0.passportExpiresOn.month': '2', 'travellers.0.passportExpiresOn.year': '2031' }

  const html = await (await postForm(app, path, { ...form, ...short }, cookie)).text()

  expect(html).toContain(words)
})

test.each([
  ['/tr/odeme', 'Şu metinleri okudum, kabul ediyorum: Paket Tur Sözleşmesi', 'velisi olduğum çocuklar adına'],
  ['/odeme', 'I have read and accept: Package Tour Contract', 'for the children in my custody'],
  ['/ar/odeme', 'قرأت ما يلي وأقبله: عقد', 'الأطفال الذين أنا وليّ أمرهم'],
])('%s names what is accepted, and asks for nobody else’s consent', async (path, accepted, ownConsent) => {
  const { app, cookie } = await aCheckout()

  const html = await (await getPage(app, path, cookie)).text()

  expect([accepted, ownConsent].filter((words) => !html.includes(words))).toEqual([])
})

test.each([
  ['/tr/sepet', 'a[href*="odeme"]'],
  ['/tr/odeme', 'button[data-part="order"]'],
])('%s says the deposit as a number and in a sentence, before the way on', async (path, onward) => {
  const { app, cookie } = await aCheckout()

  const page = load(await (await getPage(app, path, cookie)).text())

  expect(page('dl').text()).toContain('538,00')
  const sentence = page('p:contains("kaporayla da ayırtabilirsiniz")')
  expect(sentence.text()).toContain('538')
  const inOrder = page('p, a, button')
  expect(inOrder.index(sentence)).toBeLessThan(inOrder.index(page(onward).last()))
})

test('opens an account with the order', async () => {
  const { app, form, cookie } = await aCheckout()
  const typed = { ...form, mode: 'create', 'account.password': 'abcdef', 'account.confirmPassword': 'abcdef' }

  const answer = await postForm(app, '/tr/odeme', typed, cookie)
  const again = await postForm(app, '/tr/odeme', { ...typed, idempotencyKey: crypto.randomUUID() }, cookie)

  expect(answer.status).toBe(302)
  expect(answer.headers.getSetCookie().some((each) => each.startsWith('token='))).toBe(true)
  expect(again.status).toBe(409)
  expect(await again.text()).toContain('Bu e-posta adresi zaten kayıtlı')
})

test('shows a document with the facts of the cart', async () => {
  const { app, cookie } = await aCheckout()

  const html = await (await getPage(app, '/tr/odeme/package-tour-contract?currency=USD', cookie)).text()

  expect(html).toContain('Paket Tur Sözleşmesi')
  expect(html).toContain('12 Şubat 2031')
  expect((await getPage(app, '/tr/odeme/unknown', cookie)).status).toBe(404)
})

test.each(locales)('asks every traveller for each yes or no in %s', async (locale) => {
  const { app, cookie } = await aCheckout()

  const html = load(await (await getPage(app, paths.checkout(locale), cookie)).text())

  const asked = travellerFlags.map((flag) => html(`label:has([name="travellers.0.${flag}"])`).text())
  expect(asked).toEqual(travellerFlags.map((flag) => translator(locale, 'travellers')(`ask-${flag}`)))
  // The style sheet shows the consent to the use of health data beside what is marked so.
  expect(html('[data-health]').attr('name')).toBe('travellers.0.needsWheelchair')
})

/** Whether each identity number is said to be valid. */
function ticks(html: string): string[] {
  return [...html.matchAll(/data-right=""( hidden="")?/g)].map(([, hidden]) => (hidden ? 'hidden' : 'shown'))
}

test.each(locales)(
  'the discount of members is named as the agency settled it, in cart and checkout (%s)',
  async (locale) => {
    const { db, app, cookie } = await aCheckout()
    const site = await readSetting(db, siteSetting)
    const memberDiscount = { tr: '75 USD', en: '75 USD', ar: '75 دولارًا' }
    await writeSetting(db, siteSetting, { ...site, claims: { ...site.claims, memberDiscount } })

    const pages = [paths.checkout(locale), paths.cart(locale)]
    const told = await Promise.all(pages.map(async (path) => (await getPage(app, path, cookie)).text()))

    expect(told.map((html) => html.includes(memberDiscount[locale]))).toEqual([true, true])
  },
)
