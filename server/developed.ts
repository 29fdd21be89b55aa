import { frontOfSources } from './front-of-sources.ts'
import { runProgram, type Given } from './run-program.ts'

/** The program from its sources, whose web application is loaded anew as they change. */
export function run(root: string, given: Given): Promise<void> {
  return runProgram(
    {
      root,
      publicFolder: ['public'],
      loadFront: (server, services) => frontOfSources(root, server, services),
    },
    given,
  )
}
