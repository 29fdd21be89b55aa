import type { Page } from '@playwright/test'
import { TOTP } from 'otpauth'
import { expect, test } from './support/journey.ts'

const words = {
  tr: {
    path: '/tr',
    mail: 'Hesabınızın güvenliğinde değişiklik',
    enter: 'Giriş yap',
    begin: 'Uygulamayı kur',
    code: 'Uygulamadaki kod',
    confirm: 'Kodu doğrula ve aç',
    kept: 'Kodları sakladım',
    second: 'İkinci adım',
    wrong: 'Doğrulanamadı. Yeni bir kodla yeniden deneyin.',
    google: 'Google ile gir',
    open: 'Hesap aç ve gir',
    add: 'Geçiş anahtarı ekle',
    make: 'Anahtarı şimdi oluştur',
    passkey: 'Geçiş anahtarıyla gir',
  },
  en: {
    path: '',
    mail: 'A security change in your account',
    enter: 'Sign in',
    begin: 'Set up an app',
    code: 'Code of the app',
    confirm: 'Check the code and turn on',
    kept: 'I have kept the codes',
    second: 'Second step',
    wrong: 'That did not fit. Please try again with a new code.',
    google: 'Sign in with Google',
    open: 'Open an account and sign in',
    add: 'Add a passkey',
    make: 'Create the passkey now',
    passkey: 'Sign in with a passkey',
  },
  ar: {
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
  },
} as const

const languages = ['tr', 'en', 'ar'] as const
type Words = (typeof words)[(typeof languages)[number]]

for (const language of languages) {
  const say = words[language]

  test(`social sign-in, then an authenticator app and a passkey, in ${language}`, async ({ page, mailTo }) => {
    const person = `person-${language}@example.com`
    await openAccountByGoogle(page, say, `person-${language}`)

    await page.goto(`${say.path}/user/security`)
    await page.getByRole('button', { name: say.begin }).click()
    const key = ((await page.locator('code').innerText()) ?? '').replace(/\s/g, '')
    await page.getByLabel(say.code).fill(codeOf(key))
    await page.getByRole('button', { name: say.confirm }).click()
    const recovery = await page.locator('code').allInnerTexts()
    expect(recovery).toHaveLength(10)
    await page.getByRole('link', { name: say.kept }).click()
    await mailTo(person, say.mail)

    await addPasskey(page, say)
    await signOut(page)

    await page.goto(`${say.path}/user/login`)
    await page.getByRole('link', { name: say.google }).click()
    await page.getByRole('link', { name: `person-${language}` }).click()
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
}

/** Goes to the other site, chooses somebody there, and agrees to what everybody agrees to. */
async function openAccountByGoogle(page: Page, say: Words, name: string): Promise<void> {
  await page.goto(`${say.path}/user/login`)
  await page.getByRole('link', { name: say.google }).click()
  await page.getByRole('link', { name }).click()
  await page.locator('[name="terms"]').check()
  await page.locator('[name="privacy"]').check()
  const asked = page.waitForResponse('**/auth/login/success')
  await page.getByRole('button', { name: say.open }).click()
  expect((await (await asked).json()).success).toBe(true)
  await expect(page).not.toHaveURL(/redirected/)
}

/** A device that recognises its owner, as the protocol of the browser makes one. */
async function addPasskey(page: Page, say: Words): Promise<void> {
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
