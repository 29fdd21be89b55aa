/** A part of `npm run build`: keeps what the engine makes of the program, so that the first start is as quick as any. */
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from './prepare.mjs'

enableCompileCache(join(root, 'build', 'compiled'))
await import(pathToFileURL(join(root, 'build', 'server', 'index.js')).href)
