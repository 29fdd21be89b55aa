import { paths } from '#app/addresses/paths.ts'
import { translator } from '#app/messages/translator.ts'
import { passportLines } from '#tests/setup/document-lines.ts'
import { expectNoBarrier, expectNoSideways } from './support/barriers.ts'
import { SITE } from './support/addresses.ts'
import { aTourForSale } from './support/find-tour.ts'
import { expect, test } from './support/journey.ts'

const text = translator('tr', 'document-lines')
const lines = passportLines({ lastName: 'YUECEL', firstName: 'GOEKCE' }).trim()

/** A picture of one point. */
const PICTURE = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

test('a browser that finds texts takes the lines from a picture, and the picture leaves it not', async ({
  page,
  request,
}, { testId }) => {
  const tour = await aTourForSale(request, testId)
  await page.addInitScript((found) => {
    class TextDetector {
      detect() {
        return Promise.resolve([{ rawValue: found, boundingBox: new DOMRectReadOnly(0, 0, 10, 10) }])
      }
    }
    Object.assign(window, { TextDetector })
  }, lines)
  await page.context().addCookies([{ name: 'cartLines', value: `${tour.id}~double~1`, url: SITE }])
  await page.goto(paths.checkout('tr'))
  await page.getByText(text('open')).click()
  const sent: string[] = []
  page.on('request', (each) => sent.push(each.url()))

  const choosing = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: text('picture') }).click()
  const chooser = await choosing
  await chooser.setFiles({ name: 'passport.png', mimeType: 'image/png', buffer: Buffer.from(PICTURE, 'base64') })

  await expect(page.getByText(text('picture-found'))).toBeVisible()
  await expect(page.getByLabel(text('label'))).toHaveValue(lines)
  expect(sent).toEqual([])
  await expectNoBarrier(page)
  await expectNoSideways(page)
  await page.getByRole('button', { name: text('read'), exact: true }).click()
  await expect(page.locator('[name="travellers.0.lastName"]')).toHaveValue('YUECEL')
})

test('a browser that finds no texts shows nothing of it', async ({ page, request }, { testId }) => {
  const tour = await aTourForSale(request, testId)
  await page.context().addCookies([{ name: 'cartLines', value: `${tour.id}~double~1`, url: SITE }])
  await page.goto(paths.checkout('tr'))

  await page.getByText(text('open')).click()

  await expect(page.getByLabel(text('label'))).toBeVisible()
  await expect(page.getByRole('button', { name: text('picture') })).toBeHidden()
})
