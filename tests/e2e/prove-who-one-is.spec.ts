import type { Page } from '@playwright/test'
import { TOTP } from 'otpauth'
import { PERSON } from './support/addresses.ts'
import { expect, test } from './support/journey.ts'
import { listed } from './support/listed.ts'

/** In Arabic; what the pages say in every language is tested without a browser. */
const say = {
  path: '/ar',
  mail: 'تغيير في أمان حسابك',
  enter: 'تسجيل الدخول',
  begin: 'إعداد التطبيق',
  code: 'رمز التطبيق',
  confirm: 'التحقق من الرمز والتفعيل',
  kept: 'حفظت الرموز',
  second: 'الخطوة الثانية',
  wrong: 'لم يتم التحقق. أعد المحاولة برمز جديد.',
  google: 'الدخول بواسطة Google',
  open: 'فتح حساب والدخول',
  add: 'إضافة مفتاح مرور',
  make: 'إنشاء المفتاح الآن',
  passkey: 'الدخول بمفتاح المرور',
} as const

test('social sign-in, then an authenticator app and a passkey', async ({ page, mailTo }) => {
  const person = `${PERSON}@example.com`
  await openAccountByGoogle(page)

  await page.goto(`${say.path}/user/security`)
  await page.getByRole('button', { name: say.begin }).click()
  const key = ((await page.locator('code').innerText()) ?? '').replace(/\s/g, '')
  await page.getByLabel(say.code).fill(codeOf(key))
  await page.getByRole('button', { name: say.confirm }).click()
  await expect(page.locator('code')).toHaveCount(10)
  const recovery = await Promise.all((await listed(page.locator('code'))).map((code) => code.innerText()))
  await page.getByRole('link', { name: say.kept }).click()
  await mailTo(person, say.mail)

  await addPasskey(page)
  await signOut(page)

  await page.goto(`${say.path}/user/login`)
  await page.getByRole('link', { name: say.google }).click()
  await page.getByRole('link', { name: PERSON }).click()
  await expect(page.getByRole('heading', { name: say.second })).toBeVisible()
  await page.locator('[name="code"]').fill('000000')
  await page.getByRole('button', { name: say.enter, exact: true }).click()
  await expect(page.getByText(say.wrong)).toBeVisible()
  await page.locator('[name="code"]').fill(recovery[0] ?? '')
  await page.getByRole('button', { name: say.enter, exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`${say.path}/user/profile`))
  await signOut(page)

  await page.goto(`${say.path}/user/login`)
  await page.getByRole('button', { name: say.passkey }).click()
  await page.getByRole('button', { name: say.passkey }).click()
  await expect(page).toHaveURL(new RegExp(`${say.path}/user/profile`))
})

/** Goes to the other site, chooses somebody there, and agrees to what everybody agrees to. */
async function openAccountByGoogle(page: Page): Promise<void> {
  await page.goto(`${say.path}/user/login`)
  await page.getByRole('link', { name: say.google }).click()
  await page.getByRole('link', { name: PERSON }).click()
  await page.locator('[name="terms"]').check()
  await page.locator('[name="privacy"]').check()
  const asked = page.waitForResponse('**/auth/login/success')
  await page.getByRole('button', { name: say.open }).click()
  expect((await (await asked).json()).success).toBe(true)
  await expect(page).not.toHaveURL(/redirected/)
}

/** A device that recognises its owner, as the protocol of the browser makes one. */
async function addPasskey(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  await page.getByRole('button', { name: say.add }).click()
  await page.getByRole('button', { name: say.make }).click()
  await expect(page.locator('[name="passkeyId"]')).toHaveCount(1)
}

async function signOut(page: Page): Promise<void> {
  await page.goto('/auth/logout')
}

function codeOf(secret: string): string {
  return new TOTP({ secret }).generate()
}
