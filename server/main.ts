import { readEnvironment } from '#platform/env.server.ts'
import { reasonNotToStart } from './reason-not-to-start.ts'
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
  const reason = reasonNotToStart(error)
  if (reason === undefined) throw error
  process.stderr.write(`${reason}\n`)
  process.exit(1)
}
