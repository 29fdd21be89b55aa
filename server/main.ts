import { DatabaseInUse } from '#platform/db/folder-lock.server.ts'
import { EnvironmentError, readEnvironment } from '#platform/env.server.ts'
import { startProgram } from './start-program.ts'

const isDevelopment = process.argv.includes('--dev')
// React and the framework choose their fast form by this, before they are loaded.
process.env['NODE_ENV'] ??= isDevelopment ? 'development' : 'production'

try {
  const program = await startProgram(readEnvironment(process.env), isDevelopment, process.env)
  let isStopping = false
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (isStopping) return
      isStopping = true
      void program.stop({ isAnnounced: signal === 'SIGTERM' }).then(() => process.exit(0))
    })
  }
} catch (error) {
  if (!(error instanceof EnvironmentError || error instanceof DatabaseInUse)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
}
