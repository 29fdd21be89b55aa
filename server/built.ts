import * as bundle from '#app/server.ts'
import { frontOfBuild } from './front-of-build.ts'
import { runProgram, type Given } from './run-program.ts'

/** The entry of the build: the whole program is one bundle, so that a start reads few files and nothing twice. */
export function run(root: string, given: Given): Promise<void> {
  return runProgram(
    {
      root,
      publicFolder: ['build', 'client'],
      loadFront: (_, services) => frontOfBuild(bundle, root, services),
    },
    given,
  )
}
