import { translator } from '#app/messages/translator.ts'
import { paths } from '#app/addresses/paths.ts'
import { anAccount, PASSWORD, sendSignIn } from './support/account.ts'
import { expect, test } from './support/journey.ts'
import { aStaffDesk } from './support/staff.ts'

test('who was sent by somebody signs in: the account is told once, and the browser forgets it', async ({
  page,
  context,
  request,
  browser,
  email,
}) => {
  const userId = await anAccount(request, 'tr', email)
  const code = 'HACI-ABC'
  const asked: string[] = []
  page.on('request', (each) => {
    const { pathname } = new URL(each.url())
    if (/^\/(api\/(custom|uye)|auth\/login)\//.test(pathname)) asked.push(`${each.method()} ${pathname}`)
  })
  const cookie = async (name: string) => (await context.cookies()).find((each) => each.name === name)?.value

  await page.goto(`/tr/faq?ref=${code}`)
  expect([await cookie('referral'), asked]).toEqual([code, []])
  await page.goto(paths.login('tr'))
  const told = page.waitForResponse(`**/api/uye/${userId}`)
  await sendSignIn(page, email, PASSWORD)
  const answer = await told
  expect([answer.status(), answer.request().postDataJSON()]).toEqual([200, { U_Referral: code }])
  await expect.poll(() => cookie('referral')).toBeUndefined()
  expect([await cookie('user'), asked]).toEqual([userId, ['GET /api/custom/me', `PUT /api/uye/${userId}`]])

  asked.length = 0
  await page.goto('/tr/faq?ref=BASKA')
  await expect(page.locator('footer').getByRole('link', { name: 'Panel' })).toBeVisible()
  expect(asked).toEqual(['GET /api/custom/me'])

  asked.length = 0
  await context.clearCookies({ name: 'user' })
  const found = page.waitForResponse('**/auth/login/success')
  await page.goto('/tr/faq?redirected=1')
  expect(await (await found).json()).toMatchObject({ success: true, user: { id: userId, U_Referral: code } })
  expect(asked).toEqual(['GET /auth/login/success'])
  await expect.poll(() => cookie('user')).toBe(userId)

  const desk = await aStaffDesk(browser)
  await desk.goto(paths.adminUser('tr', userId))
  await expect(desk.getByText(code)).toBeVisible()
  await desk.context().close()

  const token = await cookie('token')
  await page
    .locator('footer')
    .getByRole('link', { name: translator('tr', 'chrome')('logout') })
    .click()
  await expect(page).toHaveURL((url) => url.pathname === paths.home('tr'))
  expect([await cookie('token'), await cookie('user')]).toEqual([undefined, undefined])
  const me = await request.get('/api/custom/me', { headers: { cookie: '', authorization: `Bearer ${token}` } })
  expect(me.status()).toBe(401)
})
