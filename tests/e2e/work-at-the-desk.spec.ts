import type { Page } from '@playwright/test'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import routes from '#app/routes.ts'
import { translator } from '#app/messages/translator.ts'
import { paths } from '#app/addresses/paths.ts'
import { expectApart } from './support/apart.ts'
import { bringChecker, expectLegible, expectNoBarrier, expectNoSideways, expectNoTableCut } from './support/barriers.ts'
import { expect, test } from './support/journey.ts'
import { createLink } from './support/payment-link.ts'
import { aStaffDesk } from './support/staff.ts'

const text = translator('tr', 'staff-desk')
const staff = translator('tr', 'staff')
const uiText = translator('tr', 'ui')
const links = translator('tr', 'payment-links')
const groups = translator('tr', 'staff-groups')

test('staff go anywhere by keyboard: search, areas and the list of keys', async ({ browser }) => {
  const desk = await aStaffDesk(browser)
  await desk.goto(paths.adminDashboard('tr'))
  const field = desk.getByRole('combobox', { name: text('search') })

  await desk.keyboard.press('ControlOrMeta+k')
  await expect(field).toBeFocused()
  await field.fill('ödeme bağ')
  await expect(desk.getByRole('option').first()).toBeVisible()
  await desk.keyboard.press('ArrowDown')
  await desk.keyboard.press('Enter')
  await expect(desk).toHaveURL(new RegExp(`${paths.adminPaymentLinks('tr')}$`))

  await desk.getByRole('heading', { level: 1 }).click()
  await desk.keyboard.press('g')
  await desk.keyboard.press('o')
  await expect(desk).toHaveURL(new RegExp(`${paths.adminOrders('tr')}$`))
  await desk.keyboard.press('?')
  await expect(desk.getByRole('dialog', { name: text('keys') })).toBeVisible()
  await desk.context().close()
})

test('a day is typed as one likes, or chosen from a month whose weeks begin on Monday', async ({ browser }) => {
  const desk = await aStaffDesk(browser)
  await desk.goto(paths.adminOrders('tr'))
  const from = desk.locator('[name=from]')
  await from.fill('1/2/27')
  await from.blur()
  await expect(from).toHaveValue('01.02.2027')

  await desk
    .getByRole('button', { name: uiText('calendar') })
    .first()
    .click()
  const calendar = desk.getByRole('dialog', { name: uiText('calendar') })
  await expect(calendar.getByRole('columnheader').first()).toHaveText('Pt')
  await expect(calendar.getByRole('button', { name: '1 Şubat 2027 Pazartesi' })).toBeFocused()
  await expectNoBarrier(desk)
  await desk.keyboard.press('ArrowDown')
  await desk.keyboard.press('PageDown')
  await desk.keyboard.press('Enter')

  await expect(calendar).toBeHidden()
  await expect(from).toBeFocused()
  await expect(from).toHaveValue('08.03.2027')
  await expect(desk).toHaveURL(/from=08\.03\.2027/)
  await from.fill('31.2.27')
  await from.press('Enter')
  await expect(desk).toHaveURL(/from=08\.03\.2027/)
  await desk.context().close()
})

test('a view is saved under a name, opened again, removed and brought back', async ({ browser, email }) => {
  const desk = await aStaffDesk(browser)
  const name = `İptaller ${email}`
  await desk.goto(paths.adminOrders('tr', { state: 'cancelled' }))
  await desk.getByText(text('view-save'), { exact: true }).click()
  await desk.getByLabel(text('view-name')).fill(name)
  await desk.getByRole('button', { name: text('view-save-submit') }).click()
  await expect(desk.getByText(text('view-saved'))).toBeVisible()

  await desk.goto(paths.adminOrders('tr'))
  await desk.getByRole('link', { name }).click()
  await expect(desk).toHaveURL(/state=cancelled/)
  await desk.getByRole('button', { name: text('view-remove', { name }) }).click()
  await desk.getByRole('button', { name: staff('undo') }).click()
  await expect(desk.getByRole('link', { name })).toBeVisible()
  await desk.context().close()
})

test('chosen links are previewed, archived at once, and a deleted one comes back', async ({ browser, email }) => {
  const desk = await aStaffDesk(browser)
  const title = `Kalan ödeme ${email}`
  await createLink(desk, { title, email })
  await desk.goto(paths.adminPaymentLinks('tr', { q: email }))
  await desk.getByRole('checkbox', { name: uiText('select-row', { name: title }) }).check()
  await expect(desk.getByText(text('selected', { count: 1 }))).toBeVisible()
  await desk.getByLabel(text('bulk-action')).selectOption('archive-link')
  await desk.getByRole('button', { name: text('bulk-preview') }).click()
  await expect(desk.getByText(text('skip-still-pending'))).toBeVisible()

  await desk.goto(paths.adminPaymentLinks('tr', { q: email }))
  await desk.getByRole('link', { name: links('delete', { title }) }).click()
  await desk.getByRole('button', { name: links('delete-button') }).click()
  await desk.getByRole('button', { name: staff('undo') }).click()
  await expect(desk.getByText(links('done-restored'))).toBeVisible()
  await expect(desk.getByRole('row', { name: title })).toBeVisible()
  await desk.context().close()
})

test('two who edit one link see both versions, and the second keeps what was typed', async ({ browser, email }) => {
  const desk = await aStaffDesk(browser)
  const title = `Çakışan ${email}`
  await createLink(desk, { title, email })
  await desk.goto(paths.adminPaymentLinks('tr', { q: email }))
  await desk.getByRole('link', { name: links('edit', { title }) }).click()
  await expect(desk.getByLabel(links('customer'))).toBeVisible()
  const other = await desk.context().newPage()
  await other.goto(desk.url())
  await other.getByLabel(links('customer')).fill('Hatice Yılmaz')
  await other.getByRole('button', { name: links('save') }).click()
  await expect(other.getByText(links('done-changed'))).toBeVisible()

  await desk.getByLabel(links('customer')).fill('Hatice Karaca Demir')
  // The button is far below the head of the form.
  await desk.setViewportSize({ width: 390, height: 500 })
  await desk.getByRole('button', { name: links('save') }).click()
  await expect(desk.getByText(text('conflict-title'))).toBeInViewport()
  const clash = desk.getByRole('group', { name: links('customer') })
  await expect(clash.getByText('Hatice Karaca Demir')).toBeVisible()
  await expect(clash.getByText('Hatice Yılmaz')).toBeVisible()
  await expect(desk.getByLabel(links('customer'))).toHaveValue('Hatice Karaca Demir')
  await desk.getByRole('button', { name: links('save') }).click()
  await expect(desk.getByText(links('done-changed'))).toBeVisible()
  await expect(desk.getByText('Hatice Karaca Demir').first()).toBeVisible()
  await desk.context().close()
})

test('the list of people of a group fits its place on a laptop, a tablet and a phone', async ({ browser, email }) => {
  const desk = await aStaffDesk(browser)
  const rows = [
    ['Ad soyad', 'Cinsiyet', 'Doğum tarihi', 'Telefon'],
    ['Abdurrahman Karahisarlıoğlu', 'E', '99.05.1970', '+44 7700 900101'],
    ['Müzeyyen Karahisarlıoğlu', 'K', '04.06.1972', ''],
  ]
  await desk.goto(paths.adminGroup('tr', 'new'))
  await desk.getByLabel(groups('paste')).fill(rows.map((row) => row.join('\t')).join('\n'))
  await desk.getByRole('button', { name: groups('read') }).click()
  await desk.getByLabel(groups('name')).fill(`Cami ${email}`)
  await desk.getByRole('button', { name: groups('create') }).click()
  await expect(desk.locator('[aria-invalid]')).toHaveCount(1)
  const address = new URL(desk.url()).pathname.slice('/tr'.length)

  for (const locale of ['tr', 'ar'] as const) {
    await desk.goto(`/${locale}${address}`)
    for (const width of [1280, 1024, 390]) {
      await desk.setViewportSize({ width, height: 900 })
      await expectApart(desk, `${locale} at ${width} px`)
      await expectNoSideways(desk)
      await expectNoTableCut(desk)
    }
    await expectNoBarrier(desk)
  }
  await desk.context().close()
})

/** Pages below the staff door that need no id, the lists of what is written, and forms of what is not there yet. */
const pages = [
  ...staffRoutes(routes)
    .filter(({ path, file }) => path !== undefined && file.endsWith('-page.tsx') && !/[:*]|bulk/.test(path))
    .map(({ path }) => `/admin/${path}`),
  ...['pages', 'posts', 'faq'].map((list) => `/admin/content/${list}`),
  ...[
    paths.adminTour('tr', 'new'),
    paths.adminRecord('tr', 'services', 'new'),
    `${paths.adminWritings('tr', 'posts')}/new`,
    paths.adminSettings('tr', 'identity'),
  ].map((path) => path.slice('/tr'.length)),
]

/** So many tests share the pages, so that no test is long and every worker has some of them. */
const SHARES = 4

const shares = Array.from({ length: SHARES }, (_, share) => pages.filter((_path, at) => at % SHARES === share))

for (const [prefix, theme, viewport] of [
  // The longest words of the three languages are English.
  ['', 'light', { width: 1440, height: 900 }],
  ['/ar', 'dark', { width: 390, height: 844 }],
] as const)
  for (const [share, ofShare] of shares.entries()) {
    test(`nothing keeps staff from share ${share + 1} of the pages below ${prefix}/admin in ${theme} colours, nor from the first record of a list`, async ({
      browser,
      baseURL,
    }) => {
      test.setTimeout(180_000)
      const desk = await aStaffDesk(browser)
      await bringChecker(desk)
      await desk.setViewportSize(viewport)
      await desk.context().addCookies([{ name: 'staffTheme', value: theme, url: baseURL ?? '' }])
      const failed: string[] = []
      desk.on('pageerror', (error) => failed.push(`${desk.url()}: ${error.message}`))
      const expectWell = async () => {
        await expectNoBarrier(desk, { looks: theme === 'dark' })
        await expectLegible(desk)
        await expectNoSideways(desk)
        if (viewport.width > 1024) await expectNoTableCut(desk)
      }
      const records = new Set<string>()
      for (const path of ofShare) {
        await test.step(path, async () => {
          await desk.goto(prefix + path)
          const record = await firstRecord(desk, prefix)
          if (record) records.add(record)
          await expectWell()
        })
      }
      for (const record of records) {
        await test.step(record, async () => {
          await desk.goto(record)
          await expectWell()
        })
      }
      expect(ofShare.length).toBeGreaterThan(8)
      expect(records.size).toBeGreaterThan(2)
      expect(failed).toEqual([])
      await desk.context().close()
    })
  }

/** The address of the first record that the table of a page leads to. */
async function firstRecord(desk: Page, prefix: string): Promise<string | undefined> {
  const addresses = await desk
    .locator('main tbody a[href]')
    .evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''))
  return addresses.find((address) => address.startsWith(`${prefix}/admin/`) && !/[.?#]/.test(address))
}

function staffRoutes(entries: readonly RouteConfigEntry[]): RouteConfigEntry[] {
  return entries.flatMap(({ file, children = [] }) =>
    file.endsWith('staff-layout.tsx') ? children : staffRoutes(children),
  )
}
