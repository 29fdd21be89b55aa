import { get } from 'node:http'
import { brotliCompressSync } from 'node:zlib'
import { type Browser, chromium, type Page } from '@playwright/test'
import { findBrowser } from '../prepare.mjs'

export type PageKind = 'document' | 'application'

export type PageWeight = {
  name: string
  kind: PageKind
  path: string
  script: number
  scriptFiles: number
  /** Scripts asked for before the first paint. */
  scriptBeforePaint: number
  style: number
  font: number
  /** Everything a first visit asks for, the document included. */
  requests: number
  loadsFramework: boolean
}

const LINE = {
  offline: false,
  latency: 50,
  downloadThroughput: -1,
  uploadThroughput: -1,
  connectionType: 'cellular4g',
} as const

export async function openBrowser(): Promise<Browser> {
  const executablePath = findBrowser()
  if (!executablePath) throw new Error('no Chromium was found; set CHROMIUM_PATH')
  return chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'] })
}

/**
 * Counts what a page really asks for on a phone with 4G, as brotli bytes on the wire, its inline scripts included. A browser
 * that does not know its line fetches pictures of several screens ahead.
 */
export async function weighPage(page: Page, name: string, kind: PageKind, path: string): Promise<PageWeight> {
  const asked: { url: string; type: string; atMs: number }[] = []
  page.on('request', (request) => {
    // The icon of the tab, which a browser asks for once a site, is no part of the page.
    if (request.url().startsWith('http') && request.resourceType() !== 'other')
      asked.push({ url: request.url(), type: request.resourceType(), atMs: Date.now() })
  })
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', LINE)
  await page.goto(path, { waitUntil: 'networkidle' })
  page.removeAllListeners('request')

  const { paintedAtMs, inline, inlineStyle } = await page.evaluate(() => ({
    inlineStyle: [...document.querySelectorAll('style')].map((style) => style.textContent ?? '').join(''),
    paintedAtMs:
      performance.timeOrigin + (performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity),
    inline: [...document.querySelectorAll('script:not([src])')]
      .filter((script) => ['', 'module', 'text/javascript'].includes((script as HTMLScriptElement).type))
      .map((script) => script.textContent ?? '')
      .join(''),
  }))
  const requests = [...new Map(asked.map((each) => [each.url, each])).values()]
  const weighed = await Promise.all(
    requests
      .filter(({ type }) => ['script', 'stylesheet', 'font'].includes(type))
      .map(async (each) => ({ ...each, ...(await onTheWire(each.url)) })),
  )
  const sum = (type: string, counts: (each: (typeof weighed)[number]) => boolean = () => true) =>
    weighed.filter((each) => each.type === type && counts(each)).reduce((total, each) => total + each.bytes, 0)
  return {
    name,
    kind,
    path,
    // Documents carry their styles and first scripts inside: they count as they travel.
    script: sum('script') + packedBytes(inline),
    scriptFiles: weighed.filter(({ type }) => type === 'script').length,
    scriptBeforePaint: sum('script', (each) => each.atMs < paintedAtMs) + packedBytes(inline),
    style: sum('stylesheet') + packedBytes(inlineStyle),
    font: sum('font'),
    requests: requests.length,
    loadsFramework: weighed.some((each) => each.type === 'script' && each.holdsFramework),
  }
}

function packedBytes(text: string): number {
  return text === '' ? 0 : brotliCompressSync(text).length
}

function onTheWire(url: string): Promise<{ bytes: number; holdsFramework: boolean }> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'Accept-Encoding': 'br' } }, (answer) => {
      let bytes = 0
      answer.on('data', (part: Buffer) => (bytes += part.length))
      answer.on('end', () => resolve({ bytes, holdsFramework: /react|entry\.client|chunk-.*router/i.test(url) }))
    }).on('error', reject)
  })
}
