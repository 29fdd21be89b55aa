import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Validator from '@adobe/structured-data-validator'
import WebAutoExtractor from '@marbec/web-auto-extractor'
import type { CrawledPage } from './crawl-site.ts'

/** A tsconfig finds the types of the vocabulary only from inside the project. */
const CACHE = 'node_modules/.cache'

/**
 * Holds the data of pages against schema.org: every type and property must be one of the vocabulary and of the right
 * kind. The types of the vocabulary are checked by the compiler, which needs no network.
 */
export function checkVocabulary(pages: readonly CrawledPage[]): string[] {
  const things = pages.flatMap(({ path, data }) => data.map((text) => ({ path, text })))
  // Departures of one tour differ in dates alone; one thing of each shape is enough.
  const distinct = [...Map.groupBy(things, ({ text }) => shapeOf(JSON.parse(text))).values()].map(([first]) => first)
  const found = distinct.filter((thing) => thing !== undefined)
  mkdirSync(CACHE, { recursive: true })
  const folder = mkdtempSync(join(CACHE, 'structured-data-'))
  try {
    const lines = found.map(({ text }, index) => `export const thing${index}: Known = ${withoutInput(text)}`)
    writeFileSync(
      join(folder, 'things.ts'),
      `import type { Thing, WithContext } from 'schema-dts'\ntype Known = WithContext<Exclude<Thing, string>>\n${lines.join('\n')}\n`,
    )
    const words = [
      '--noEmit',
      '--strict',
      '--skipLibCheck',
      '--module',
      'nodenext',
      '--ignoreConfig',
      join(folder, 'things.ts'),
    ]
    const done = spawnSync(join('node_modules', '.bin', 'tsc'), words, { encoding: 'utf8' })
    if (done.error || done.status === null) throw new Error(`the compiler could not run: ${done.error?.message}`)
    const failures = [...done.stdout.matchAll(/things\.ts\((\d+),\d+\): (error .*)/g)]
    if (done.status !== 0 && failures.length === 0) throw new Error(done.stdout || done.stderr)
    return failures.map(([, line, message]) => `${found[Number(line) - 3]?.path}: ${message}`)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** What search engines ask for beyond the vocabulary, for the kinds of data they show. */
export async function checkRichResults(page: CrawledPage): Promise<string[]> {
  const extracted = new WebAutoExtractor({ addLocation: false }).parse(page.html)
  const issues: { severity: string; issueMessage: string; path: { type?: string }[] }[] =
    await new Validator().validate(extracted)
  return issues
    .filter(({ severity }) => severity === 'ERROR')
    .map(({ issueMessage, path }) => `${path.map(({ type }) => type).join('.')}: ${issueMessage}`)
}

/** What the data of a page breaks that no vocabulary knows: addresses that are not absolute, nothing inside. */
export function checkData({ data }: CrawledPage): string[] {
  return data.flatMap((text) => {
    const relative = [...text.matchAll(/"(url|item|@id|image|logo|target|urlTemplate)":"(\/[^"]*)"/g)]
    return relative.map(([, name, address]) => `${name} is ${address}`)
  })
}

/** Search engines read `query-input`, which the vocabulary does not list. */
function withoutInput(text: string): string {
  return JSON.stringify(JSON.parse(text, (name, value) => (name === 'query-input' ? undefined : value)))
}

/** Names and kinds of everything inside, without the values that differ from page to page. */
function shapeOf(value: unknown): string {
  if (Array.isArray(value)) return `[${[...new Set(value.map(shapeOf))].join()}]`
  if (typeof value !== 'object' || value === null) return typeof value
  const entries = Object.entries(value).map(([name, each]) => `${name}:${name === '@type' ? each : shapeOf(each)}`)
  return `{${entries.toSorted().join()}}`
}
