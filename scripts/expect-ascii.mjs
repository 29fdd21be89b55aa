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
    const [place] = /.{0,60}[^\0-\x7f].{0,20}/.exec(readFileSync(join(folder, name), 'utf8')) ?? []
    if (place !== undefined) throw new Error(`${name} holds signs that are not ASCII: ${place}`)
  }
}
