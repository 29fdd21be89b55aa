import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { paths } from '#app/addresses/paths.ts'
import type { Locale } from '#kernel/locale.ts'
import type { Mail } from './read-mail.ts'

/** Satisfies the rules; every account of the journeys begins with it. */
export const PASSWORD = 'Aa1!aaaa'

/** The subjects of mails about accounts. */
export const accountSubjects = {
  tr: { welcome: 'Hesabınız açıldı', reset: 'Yeni şifre belirleyin', changed: 'Şifreniz değişti' },
  en: { welcome: 'Your account is open', reset: 'Choose a new password', changed: 'Your password was changed' },
  ar: { welcome: 'فُتح حسابك', reset: 'اختر كلمة مرور جديدة', changed: 'تغيّرت كلمة مرورك' },
}

/** Opens an account by a call; tells its id. */
export async function anAccount(request: APIRequestContext, locale: Locale, email: string): Promise<string> {
  const answer = await request.post(`/api/v1/users?locale=${locale}`, {
    headers: { cookie: '' },
    data: {
      fullName: 'Ayşe Yılmaz',
      email,
      mobile: '0532 123 45 67',
      password: PASSWORD,
      confirmPassword: PASSWORD,
      consents: { terms: true, privacy: true },
    },
  })
  expect(answer.status(), await answer.text()).toBe(201)
  return ((await answer.json()) as { user: { id: string } }).user.id
}

/** Signs in by the form that the browser shows. */
export async function sendSignIn(page: Page, email: string, password: string): Promise<void> {
  await page.locator('sign-in [name=identifier]').fill(email)
  await page.locator('sign-in [name=password]').fill(password)
  await page.locator('sign-in form button:not([type=button])').click()
}

/** Signs in, up to the own pages. */
export async function enterAsMember(page: Page, locale: Locale, email: string): Promise<void> {
  await page.goto(paths.login(locale))
  await sendSignIn(page, email, PASSWORD)
  await expect(page).toHaveURL((url) => url.pathname === paths.profile(locale))
}

/** The address in a mail that continues with a secret. */
export function linkOf({ html }: Mail, path: string): string {
  return new RegExp(`href="https?://[^/"]+([^"]*${path}/[\\w-]+)"`).exec(html)?.[1] ?? ''
}
