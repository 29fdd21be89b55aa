import { expect, type Page } from '@playwright/test'
import { translator } from '#app/messages/translator.ts'
import { paths } from '#app/addresses/paths.ts'
import { locales, type Locale } from '#kernel/locale.ts'

const text = translator('tr', 'staff-catalogue')

/** Staff write a tour in three languages and save it by keyboard; it has no departure yet. */
export async function writeTour(desk: Page, code: string, names: Record<Locale, string>): Promise<void> {
  await desk.goto(paths.adminTour('tr', 'new'))
  for (const locale of locales) {
    await desk.locator(`[name="name.${locale}"]`).fill(names[locale])
    await desk.locator(`[name="promise.${locale}"]`).fill(`${names[locale]}.`)
    await desk.locator(`[name="description.${locale}"]`).fill(`${names[locale]}…`)
  }
  await desk.getByRole('button', { name: text('row-add', { label: text('field-program') }) }).click()
  for (const locale of locales) await desk.locator(`[name="program.0.title.${locale}"]`).fill(names[locale])
  await desk.getByRole('button', { name: text('row-add', { label: text('field-stays') }) }).click()
  await desk.locator('[name="stays.0.hotel"]').selectOption({ index: 1 })
  await desk.locator('[name="stays.0.nights"]').fill('7')
  await desk.locator('[name="stays.0.board"]').selectOption('HB')
  await desk.getByRole('button', { name: text('row-add', { label: text('field-categories') }) }).click()
  await desk.locator('[name="categories.0"]').selectOption('umrah')
  await desk.locator('[name="code"]').fill(code)
  await desk.locator('[name="code"]').press('Control+s')
  await expect(desk.getByRole('status').getByText(text('done-created'))).toBeVisible()
}

/** Adds the first departure of the tour that is open, with prices in dollars. */
export async function addDeparture(
  desk: Page,
  { departsOn, returnsOn, salesCloseOn }: { departsOn: string; returnsOn: string; salesCloseOn: string },
): Promise<void> {
  const added = desk.locator('form', { has: desk.locator('[name="intent"][value="add-departure"]') })
  await added.locator('[name="departsOn"]').fill(departsOn)
  await added.locator('[name="returnsOn"]').fill(returnsOn)
  await added.locator('[name="salesCloseOn"]').fill(salesCloseOn)
  await added.locator('[name="capacity"]').fill('28')
  await added.locator('[name="currency"]').selectOption('USD')
  await added.locator('[name="fares.double"]').fill('2.690,00')
  await added.locator('[name="fares.quad"]').fill('2190')
  await added.locator('[name="fares.child"]').fill('1640')
  await added.getByRole('button', { name: text('save') }).click()
  await expect(desk.getByRole('status').getByText(text('done-added'))).toBeVisible()
}

/** Copies the departure that is open to this day and a week later, as drafts. */
export async function copyTwice(desk: Page, departsOn: string): Promise<void> {
  const copy = desk.locator('#copy')
  await copy.locator('[name="departsOn"]').fill(departsOn)
  await copy.locator('[name="times"]').fill('2')
  await copy.getByRole('button', { name: text('copy-button') }).click()
  await expect(desk.getByRole('status').getByText(text('done-copied-many'))).toBeVisible()
}

/** Publishes the departure that is open. */
export async function publishDeparture(desk: Page): Promise<void> {
  await desk.getByRole('button', { name: text('make-published') }).click()
  await expect(desk.getByRole('status').getByText(text('done-now-published'))).toBeVisible()
}
