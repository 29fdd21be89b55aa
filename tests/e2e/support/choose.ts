import { expect, type Locator } from '@playwright/test'

/** Chooses a drawn radio or box as a person does: by its label, for the field itself lies hidden beneath. */
export async function choose(field: Locator): Promise<void> {
  await field.locator('xpath=ancestor::label').click()
  await expect(field).toBeChecked()
}
