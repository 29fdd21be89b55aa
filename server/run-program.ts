import { readEnvironment } from '#platform/env.server.ts'
import { reasonNotToStart } from './reason-not-to-start.ts'
import { startProgram, type ProgramForm } from './start-program.ts'

/** The environment, as the process was given it. */
export type Given = Parameters<typeof readEnvironment>[0]

/** Runs the program until it is told to stop; what keeps it from starting is told to whoever starts it. */
export async function runProgram(form: ProgramForm, given: Given): Promise<void> {
  try {
    const program = await startProgram(readEnvironment(given), form, given)
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
}
