import { paths } from '#app/addresses/paths.ts'
import { translator } from '#app/messages/translator.ts'
import { anAccount, PASSWORD } from './support/account.ts'
import { SITE } from './support/addresses.ts'
import { expectNoBarrier } from './support/barriers.ts'
import { exchangeSays } from './support/exchange.ts'
import { expect, test } from './support/journey.ts'
import { phoneOf } from './support/phone-of.ts'
import { aStaffDesk, awake } from './support/staff.ts'

const text = translator('tr', 'staff-desk')

test('the telephone rings on the page; answered, it opens the sale, but over nothing that was typed', async ({
  browser,
  request,
  email,
}) => {
  const colleague = await anAccount(request, 'tr', email)
  const owner = await aStaffDesk(browser)
  const extension = String(phoneOf(email).replaceAll(' ', '').slice(-8))
  const given = await owner.request.patch(`/api/v1/admin/users/${colleague}`, {
    headers: { 'If-Match': '*', Origin: SITE },
    data: { roles: ['operations'], dial: extension },
  })
  expect(given.status(), await given.text()).toBe(200)
  await owner.context().close()
  const context = await browser.newContext({ baseURL: SITE, viewport: { width: 1280, height: 900 } })
  const entered = await context.request.post(paths.adminLogin('tr'), {
    form: { email, password: PASSWORD },
    headers: { Origin: SITE },
    maxRedirects: 0,
  })
  expect(entered.headers()['location']).toBeDefined()
  const desk = await awake(await context.newPage())
  await desk.goto(paths.adminOrders('tr'))
  const phone = phoneOf(email)

  await exchangeSays({ call: `${email} 1`, extension, phone, state: 'ringing' })
  await expect(desk.getByText(text('telephone-rings'))).toBeVisible()
  await expectNoBarrier(desk)
  await exchangeSays({ call: `${email} 1`, extension, phone, state: 'answered' })
  await expect(desk).toHaveURL((url) => url.pathname === paths.adminNewOrder('tr') && url.searchParams.has('phone'))
  await expect(desk.getByText(translator('tr', 'staff-sale')('stranger'))).toBeVisible()
  await exchangeSays({ call: `${email} 1`, extension, phone, state: 'ended' })

  await desk.locator('[name="travellers.0.firstName"]').fill('Murat')
  await exchangeSays({ call: `${email} 2`, extension, phone: '', state: 'answered' })
  await expect(desk.getByText(text('telephone-typed'))).toBeVisible()
  await expect(desk.locator('[name="travellers.0.firstName"]')).toHaveValue('Murat')
  await context.close()
})
