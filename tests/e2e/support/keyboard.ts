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

/**
 * Goes through the main part of the page with the Tab key: everything that can be used is reached, in the order in which it
 * stands, and wherever one is, it is seen and nothing lies over it.
 */
export async function expectEverythingByTab(page: Page): Promise<void> {
  await page.locator('main').evaluate((main) => {
    for (const stop of main.querySelectorAll('[data-tab-stop]')) stop.removeAttribute('data-tab-stop')
    main.tabIndex = -1
    main.focus()
    main.removeAttribute('tabindex')
  })
  const reached: (number | string)[] = []
  for (let step = 0; step < MOST_STEPS; step++) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate(whereFocusIs)
    if (!stop) break
    reached.push(stop.at)
    if (stop.fault !== '') reached.push(stop.fault)
  }
  const all = await page.evaluate(() => document.querySelectorAll('main [data-tab-stop]').length)
  expect(reached, 'every control of the page, one after the other').toEqual([...Array(all).keys()])
}

/** Runs on the page: the control that has the focus, counted among all of the main part, and what is wrong with how it shows. */
function whereFocusIs(): { at: number; fault: string } | undefined {
  const isStop = (control: HTMLElement) => {
    if (control.matches(':disabled, [type=hidden], [tabindex="-1"]')) return false
    if (!control.checkVisibility({ visibilityProperty: true })) return false
    if (!(control instanceof HTMLInputElement) || control.type !== 'radio' || control.checked) return true
    const { form } = control
    return !form?.querySelector(`[name="${CSS.escape(control.name)}"]:checked`)
  }
  const main = document.querySelector('main')
  const here = document.activeElement
  if (!main || !(here instanceof HTMLElement) || !main.contains(here)) return undefined
  const all = [
    ...main.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, [tabindex]'),
  ].filter(isStop)
  for (const stop of all) stop.dataset['tabStop'] = ''
  const name = `${here.localName} ${here.getAttribute('aria-label') ?? (here.textContent.trim().slice(0, 30) || here.id)}`
  const isOutlined = [here, here.nextElementSibling, here.parentElement].some((each) => {
    if (!each) return false
    const { outlineStyle, outlineWidth } = getComputedStyle(each)
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0
  })
  const { left, top, width, height } = here.getBoundingClientRect()
  const over = document.elementFromPoint(left + width / 2, top + Math.min(height, innerHeight) / 2)
  const isCovered = !over || !(here.contains(over) || over.contains(here) || over.closest('label')?.contains(here))
  const fault = [!isOutlined && 'is not seen to have the focus', isCovered && 'lies below something else']
  return {
    at: all.indexOf(here),
    fault: fault
      .filter(Boolean)
      .map((each) => `${name} ${each}`)
      .join(', '),
  }
}
