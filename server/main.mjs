import { existsSync } from 'node:fs'
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/**
 * Starts the program as it was built, or with `--dev` from its sources. It loads nothing before it has chosen. Plain
 * JavaScript: what reads types in the engine would take a tenth of a second and 17 MB of every start.
 */
const root = join(import.meta.dirname, '..')
const isDevelopment = process.argv.includes('--dev')
// React and the framework choose their fast form by this, before they are loaded.
process.env['NODE_ENV'] ??= isDevelopment ? 'development' : 'production'

const built = join(root, 'build', 'server', 'index.js')
if (isDevelopment) {
  const { run } = await import('./developed.ts')
  await run(root, process.env)
} else if (existsSync(built)) {
  // What the engine made of it when it was built, every start takes over.
  enableCompileCache(join(root, 'build', 'compiled'))
  const { run } = await import(pathToFileURL(built).href)
  await run(root, process.env)
} else {
  process.stderr.write('The program is not built yet; `npm start` builds and starts it.\n')
  process.exitCode = 1
}
