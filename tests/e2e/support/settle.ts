import { type Page, type Request, expect } from '@playwright/test'

/** What a page asks for once it is loaded, and may complain of or change by. Pictures far below come when they are seen. */
const OWN_WORK = new Set(['fetch', 'xhr', 'script', 'stylesheet'])

/** A browser that draws no frame counts no time as idle. */
const BUSY_MS = 200

/**
 * Watches a page from before it is opened. What is returned waits until an opened page has done what it does by itself:
 * scripts and calls it asked for have ended, and it is idle. Unlike silence of the whole network it does not wait for what
 * the browser fetches on its own account, such as the documents it prepares behind a link, whose end is told to nobody.
 */
export function watchWork(page: Page): () => Promise<void> {
  const open = new Set<Request>()
  page.on('request', (request) => {
    if (isNewDocument(request, page)) open.clear()
    else if (OWN_WORK.has(request.resourceType())) open.add(request)
  })
  page.on('requestfinished', (request) => open.delete(request))
  page.on('requestfailed', (request) => open.delete(request))
  const stillOpen = async (): Promise<string[]> => {
    await page.evaluate((timeout) => new Promise((resolve) => requestIdleCallback(resolve, { timeout })), BUSY_MS)
    return [...open].map((request) => request.url())
  }
  return () => expect.poll(stillOpen, { message: 'what the page still asks for', intervals: [50] }).toEqual([])
}

function isNewDocument(request: Request, page: Page): boolean {
  return request.isNavigationRequest() && request.frame() === page.mainFrame()
}
