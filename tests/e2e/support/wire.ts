import type { Browser, BrowserContextOptions } from '@playwright/test'
import { SITE } from './addresses.ts'

/**
 * All that comes over the line for a page, headers and whatever the page loads included, for somebody who has never been here;
 * and what packed it: `zstd` when the document came by Zstandard.
 */
export async function overTheWire(
  browser: Browser,
  address: string,
  options: BrowserContextOptions = {},
): Promise<{ bytes: number; packed: string | undefined }> {
  const context = await browser.newContext({ baseURL: SITE, serviceWorkers: 'block', ...options })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  let bytes = 0
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength
  })
  const answer = await page.goto(address, { waitUntil: 'networkidle' })
  const packed = answer?.headers()['content-encoding']
  await context.close()
  return { bytes, packed }
}
