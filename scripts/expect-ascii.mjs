import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * A bundle of the server with one other sign is kept by the engine as two bytes each of its ten million signs, which takes
 * a tenth of a start. The build writes such signs as escapes, but for those in tagged templates: they belong in `${…}`.
 *
 * @throws Error naming the place.
 */
export function expectAscii(folder) {
  for (const name of readdirSync(folder)) {
    if (!name.endsWith('.js')) continue
    const script = readFileSync(join(folder, name), 'utf8')
    const at = script.search(/[^\0-\x7f]/)
    if (at >= 0)
      throw new Error(`${name} holds signs that are not ASCII: ${script.slice(Math.max(0, at - 60), at + 20)}`)
  }
}
