/** `npm run build`: browser and server bundles, precompressed, the database of a first start, and a mark of the sources. */
import { execFile } from 'node:child_process'
import { copyFileSync, mkdirSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { expectAscii } from './expect-ascii.mjs'
import { forgetBuild, markBuilt, projectNode, root, run } from './prepare.mjs'
import { identifyBuild } from './identify-build.mjs'
import { leanManifest } from './lean-manifest.mjs'
import { precompress } from './precompress.mjs'

forgetBuild()
/** Beside the bundles, which leave a core idle most of the time. */
const prepared = promisify(execFile)(projectNode, [join(root, 'scripts', 'prepare-database.ts')], { cwd: root })
const framework = join(root, 'node_modules', '@react-router', 'dev', 'bin.cjs')
if (!run(projectNode, [framework, 'build'], { NODE_ENV: 'production' })) process.exit(1)
expectAscii(join(root, 'build', 'server', 'assets'))
await leanManifest(join(root, 'build', 'client', 'assets'))
const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js')
if (!run(projectNode, [vite, 'build', '--config', 'vite.elements.config.ts'])) process.exit(1)
rmSync(join(root, 'build', 'compiled'), { recursive: true, force: true })
if (!run(projectNode, [join(root, 'scripts', 'compile-ahead.mjs')], { NODE_ENV: 'production' })) process.exit(1)
await identifyBuild(join(root, 'build'))
await precompress(join(root, 'build', 'client'))
layDatabase((await prepared).stdout)
markBuilt()

/** Where a first start looks for it. */
function layDatabase(file) {
  const folder = join(root, 'build', 'database')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  copyFileSync(file, join(folder, basename(file)))
}
