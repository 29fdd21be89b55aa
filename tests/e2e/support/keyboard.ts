import { type Locator, type Page, expect } from '@playwright/test'
import { personAt } from './person-at.ts'
import { phoneOf } from './phone-of.ts'

const MOST_STEPS = 150

/** Goes with the Tab key to a control, as somebody without a mouse does. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  for (let step = 0; step < MOST_STEPS; step++) {
    if (await control.evaluate((element) => element === document.activeElement)) break
    await page.keyboard.press('Tab')
  }
  await expect(control, 'the control can be reached with the Tab key').toBeFocused()
}

/** Goes to a field and types, over what stands there. */
export async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field)
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(text)
}

/** The order form for two travellers, field after field; ends on the button that sends it. */
export async function fillOrderByKeyboard(page: Page, email: string): Promise<void> {
  const field = (name: string) => page.locator(`[name="${name}"]`)
  await tabTo(page, page.locator('[name=mode]:checked'))
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowUp')
  await typeInto(page, field('contact.firstName'), 'Ayşe')
  await typeInto(page, field('contact.lastName'), 'Yılmaz')
  await typeInto(page, field('contact.email'), email)
  await typeInto(page, field('contact.phone'), phoneOf(email))
  await typeInto(page, field('contact.city'), 'İstanbul')
  for (const index of [0, 1]) await fillTravellerByKeyboard(page, index)
  for (const name of ['preInformation', 'terms', 'privacy', 'personalData']) {
    await tabTo(page, field(`consents.${name}`))
    await page.keyboard.press('Space')
  }
  await tabTo(page, page.locator('button[data-part=order]'))
}

async function fillTravellerByKeyboard(page: Page, index: number): Promise<void> {
  const field = (part: string) => page.locator(`[name="travellers.${index}.${part}"]`)
  const card = page.locator(`details[data-traveller]:has([name="travellers.${index}.firstName"])`)
  await tabTo(page, card.locator('summary').first())
  if (!(await field('firstName').isVisible())) await page.keyboard.press('Enter')
  const { firstName, tckn, passportNo } = personAt(index)
  await typeInto(page, field('firstName'), firstName)
  await typeInto(page, field('lastName'), 'YILMAZ')
  await typeInto(page, field('bornOn.day'), '2')
  await tabTo(page, field('bornOn.month'))
  await page.keyboard.press('ArrowDown')
  await typeInto(page, field('bornOn.year'), '1957')
  await tabTo(page, card.locator('[data-later] > summary'))
  await page.keyboard.press('Enter')
  await tabTo(page, field('gender').first())
  await page.keyboard.press('Space')
  await typeInto(page, field('tckn'), tckn)
  await typeInto(page, field('passportNo'), passportNo)
  await typeInto(page, field('passportExpiresOn.day'), '4')
  await tabTo(page, field('passportExpiresOn.month'))
  await page.keyboard.press('ArrowDown')
  await typeInto(page, field('passportExpiresOn.year'), '2035')
}
