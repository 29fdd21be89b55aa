/** `npm run build`: browser and server bundles, precompressed, the database of a first start, and a mark of the sources. */
import { join } from 'node:path'
import { forgetBuild, markBuilt, projectNode, root, run } from './prepare.mjs'
import { identifyBuild } from './identify-build.mjs'
import { precompress } from './precompress.mjs'

forgetBuild()
const framework = join(root, 'node_modules', '@react-router', 'dev', 'bin.cjs')
if (!run(projectNode, [framework, 'build'], { NODE_ENV: 'production' })) process.exit(1)
await identifyBuild(join(root, 'build'))
await precompress(join(root, 'build', 'client'))
if (!run(projectNode, [join(root, 'scripts', 'prepare-database.ts')])) process.exit(1)
markBuilt()
