import { get } from 'node:http'
import { brotliCompressSync } from 'node:zlib'
import { type Browser, chromium, type Page } from '@playwright/test'
import { findBrowser } from '../prepare.mjs'

export type PageKind = 'document' | 'island' | 'application'

export type PageWeight = {
  name: string
  kind: PageKind
  path: string
  script: number
  /** Scripts asked for before the first paint. */
  scriptBeforePaint: number
  style: number
  font: number
  loadsFramework: boolean
}

export async function openBrowser(): Promise<Browser> {
  const executablePath = findBrowser()
  if (!executablePath) throw new Error('no Chromium was found; set CHROMIUM_PATH')
  return chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'] })
}

/** Counts what a page really asks for, as brotli bytes on the wire, its inline scripts included. */
export async function weighPage(page: Page, name: string, kind: PageKind, path: string): Promise<PageWeight> {
  const asked: { url: string; type: string; atMs: number }[] = []
  page.on('request', (request) => {
    const type = request.resourceType()
    if (['script', 'stylesheet', 'font'].includes(type)) asked.push({ url: request.url(), type, atMs: Date.now() })
  })
  await page.goto(path, { waitUntil: 'networkidle' })
  page.removeAllListeners('request')

  const { paintedAtMs, inline, inlineStyle } = await page.evaluate(() => ({
    inlineStyle: [...document.querySelectorAll('style')].map((style) => style.textContent ?? '').join(''),
    paintedAtMs:
      performance.timeOrigin + (performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity),
    inline: [...document.querySelectorAll('script:not([src])')]
      .filter((script) => ['', 'module', 'text/javascript'].includes((script as HTMLScriptElement).type))
      .reduce((sum, script) => sum + (script.textContent?.length ?? 0), 0),
  }))
  const weighed = await Promise.all(
    [...new Map(asked.map((each) => [each.url, each])).values()].map(async (each) => ({
      ...each,
      ...(await onTheWire(each.url)),
    })),
  )
  const sum = (type: string, counts: (each: (typeof weighed)[number]) => boolean = () => true) =>
    weighed.filter((each) => each.type === type && counts(each)).reduce((total, each) => total + each.bytes, 0)
  return {
    name,
    kind,
    path,
    script: sum('script') + inline,
    scriptBeforePaint: sum('script', (each) => each.atMs < paintedAtMs) + inline,
    // Documents carry their styles inside: they count as they travel.
    style: sum('stylesheet') + (inlineStyle === '' ? 0 : brotliCompressSync(inlineStyle).length),
    font: sum('font'),
    loadsFramework: weighed.some((each) => each.type === 'script' && each.holdsFramework),
  }
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
