/** `npm run build`: browser and server bundles, precompressed, the database of a first start, and a mark of the sources. */
import { execFile, fork } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, mkdirSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { expectAscii } from './expect-ascii.mjs'
import { forgetBuild, markBuilt, projectNode, root, run } from './prepare.mjs'
import { identifyBuild } from './identify-build.mjs'
import { leanManifest } from './lean-manifest.mjs'
import { precompress } from './precompress.mjs'

forgetBuild()
const client = join(root, 'build', 'client')
/** Beside the bundles, which leave a core idle most of the time. */
const prepared = promisify(execFile)(projectNode, [join(root, 'scripts', 'prepare-database.ts')], { cwd: root })
await buildBundles()
expectAscii(join(root, 'build', 'server', 'assets'))
await leanManifest(join(client, 'assets'))
const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js')
if (!run(projectNode, [vite, 'build', '--config', 'vite.elements.config.ts'])) process.exit(1)
rmSync(join(root, 'build', 'compiled'), { recursive: true, force: true })
if (!run(projectNode, [join(root, 'scripts', 'compile-ahead.mjs')], { NODE_ENV: 'production' })) process.exit(1)
await identifyBuild(join(root, 'build'))
await precompress(client)
layDatabase((await prepared).stdout)
markBuilt()

/** The browser's are precompressed while the server's are still in the making. */
async function buildBundles() {
  const framework = join(root, 'node_modules', '@react-router', 'dev', 'bin.cjs')
  const env = { ...process.env, NODE_ENV: 'production' }
  const building = fork(framework, ['build'], { cwd: root, env, execPath: projectNode })
  let packing
  // vite.config.ts tells when the browser's are written.
  building.on('message', () => (packing = precompress(client)))
  const [code] = await once(building, 'exit')
  if (code !== 0) process.exit(1)
  await packing
}

/** Where a first start looks for it. */
function layDatabase(file) {
  const folder = join(root, 'build', 'database')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  copyFileSync(file, join(folder, basename(file)))
}
