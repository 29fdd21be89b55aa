import { type Locator, type Page, expect } from '@playwright/test'
import { translator } from '#app/messages/translator.ts'
import { expectEverythingByTab, tabTo, typeInto } from './keyboard.ts'

const text = translator('tr', 'leader')

/** A camera before which a picture is held; nothing reads codes but the program of the page. */
export async function cameraBefore(base64: string): Promise<void> {
  Reflect.deleteProperty(window, 'BarcodeDetector')
  navigator.mediaDevices.getUserMedia = async () => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0) ?? 0)
    const picture = await createImageBitmap(new Blob([bytes]))
    const canvas = Object.assign(document.createElement('canvas'), { width: picture.width, height: picture.height })
    const pen = canvas.getContext('2d')
    // A camera goes on sending what it sees.
    setInterval(() => pen?.drawImage(picture, 0, 0), 50)
    return canvas.captureStream()
  }
}

/** What a leader does with one hand on the keys: begins a count, ticks, counts luggage, tells an incident with its words. */
export async function leadByKeyboard(phone: Page): Promise<void> {
  const person = phone.locator('[data-person]', { hasText: 'Zeliha Karanfil' })
  await phone.reload()
  await expectEverythingByTab(phone)
  await press(phone, phone.getByRole('button', { name: text('place-landed'), exact: true }))
  await expect(phone.locator('[data-choice] summary')).toBeFocused()
  await tabTo(phone, person.locator('[name=tick]'))
  await phone.keyboard.press('Space')
  await expect(phone.locator('[data-here]')).toHaveText('1')
  await phone.keyboard.press('Space')
  await expect(phone.locator('[data-here]')).toHaveText('0')
  await phone.getByRole('radio', { name: text('mode-count') }).focus()
  await phone.keyboard.press('ArrowRight')
  await typeInto(phone, person.getByRole('spinbutton'), '2')
  await phone.keyboard.press('Enter')
  await expect(phone.locator('[data-pieces-sum]')).toHaveText('2')
  await phone.getByRole('radio', { name: text('mode-luggage') }).focus()
  await phone.keyboard.press('ArrowRight')
  await press(phone, person.locator('summary'))
  await expectEverythingByTab(phone)
  await phone.getByRole('radio', { name: text('mode-people') }).focus()
  await press(phone, person.getByRole('button', { name: text('incident-ill'), exact: true }))
  const told = phone.locator('[data-incident]').first()
  await typeInto(phone, told.getByLabel(text('incident-place')), 'Otelin lobisi')
  await press(phone, told.getByRole('button', { name: text('settle-incident') }))
  await expect(told).toHaveAttribute('data-settled', 'true')
}

/** Notes how many pieces somebody has who stands so far down the list, where luggage is taken from the belt. */
export async function countLuggage(phone: Page, nth: number, pieces: string): Promise<void> {
  await phone.locator('[data-point=landed]').click()
  await phone.getByRole('radio', { name: text('mode-luggage') }).check()
  const field = phone.locator('[data-person]').nth(nth).getByRole('spinbutton')
  await field.fill(pieces)
  await field.blur()
  await expect(phone.locator('[data-pieces-sum]')).toHaveText(pieces)
  await phone.getByRole('radio', { name: text('mode-count') }).check()
}

async function press(phone: Page, control: Locator): Promise<void> {
  await tabTo(phone, control)
  await phone.keyboard.press('Enter')
}
