import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import vnu from 'vnu-jar'

type Finding = { url: string; message: string; extract?: string }

/**
 * Runs the Nu checker over whole pages, all of them in one start of Java.
 * @throws Error when Java is missing or fails: pages nobody looked at are not valid.
 */
export function checkMarkup(pages: ReadonlyMap<string, string>): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'kafile-markup-'))
  try {
    const paths = [...pages.keys()]
    for (const [index, html] of [...pages.values()].entries()) writeFileSync(join(folder, `${index}.html`), html)
    const words = [
      '-Xss8m',
      '-XX:TieredStopAtLevel=1',
      '-XX:+UseSerialGC',
      '-Xmn300m',
      '-jar',
      vnu,
      '--format',
      'json',
      '--stdout',
      '--exit-zero-always',
      '--no-langdetect',
      '--errors-only',
      folder,
    ]
    const done = spawnSync('java', words, { encoding: 'utf8', maxBuffer: 512 * 1024 * 1024 })
    if (done.error || done.status !== 0) {
      const reason = process.env['JAVA_PROBLEM'] ?? done.error?.message ?? done.stderr.slice(0, 500)
      throw new Error(`the HTML checker could not run: ${reason}`)
    }
    const { messages } = JSON.parse(done.stdout) as { messages: Finding[] }
    const pageOf = (url: string) => paths[Number(/(\d+)\.html$/.exec(url)?.[1])] ?? url
    return messages.map(
      ({ url, message, extract = '' }) => `${pageOf(url)}: ${message} ${extract.replace(/\s+/g, ' ')}`,
    )
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
