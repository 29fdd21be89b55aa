import { test } from './support/journey.ts'
import { documents } from './support/pages.ts'
import { expectToStandStill } from './support/quiet.ts'

test('nothing moves on a page that is opened, but for a face that arrives late', async ({ page }) => {
  await expectToStandStill(
    page,
    documents.map(({ path }) => path('tr')),
  )
})
