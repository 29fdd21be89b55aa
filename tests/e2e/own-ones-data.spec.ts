import { readFile } from 'node:fs/promises'
import { translator } from '#app/messages/translator.ts'
import { paths } from '#app/addresses/paths.ts'
import { anAccount, enterAsMember, PASSWORD, sendSignIn } from './support/account.ts'
import { expect, test } from './support/journey.ts'

const locale = 'en'
const own = translator(locale, 'own-account')
const data = translator(locale, 'own-data')

test('a member reads and downloads everything that is kept, then has it deleted', async ({ page, request, email }) => {
  await anAccount(request, locale, email)
  await enterAsMember(page, locale, email)
  await page.goto(paths.ownData(locale))

  await page.getByRole('link', { name: data('read-link') }).click()
  await expect(page.getByRole('heading', { name: data('title') })).toBeVisible()
  await expect(page.locator('main').getByText(email).first()).toBeVisible()
  await expect(page.getByText(data('source-sign-up')).first()).toBeVisible()
  await page.goto(paths.ownData(locale))
  const coming = page.waitForEvent('download')
  await page.getByRole('link', { name: own('data-export-json') }).click()
  const file = await readFile(await (await coming).path(), 'utf8')
  expect((JSON.parse(file) as { account: { profile: object } }).account.profile).toMatchObject({ email })
  expect(file).not.toContain('argon2')

  const remove = page.getByRole('button', { name: own('data-delete-submit') })
  await page.locator('main [name=current]').fill('Wrong-pass9')
  await page.locator('[name=sure]').check()
  await remove.click()
  await expect(page.getByText(translator(locale, 'forms')('password-current-wrong'))).toBeVisible()
  await page.locator('main [name=current]').fill(PASSWORD)
  await page.locator('[name=sure]').check()
  await remove.click()
  await expect(page.getByRole('heading', { name: own('data-deleted') })).toBeVisible()

  await page.goto(paths.login(locale))
  await sendSignIn(page, email, PASSWORD)
  const words = translator(locale, 'account')('login-invalid')
  await expect(page.locator('sign-in').getByText(words).first()).toBeVisible()
})
