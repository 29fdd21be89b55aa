/** `npm start`: brings a fresh clone into a runnable state and runs it. Plain JavaScript, see prepare.mjs. */
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { ensureBuilt, ensureInstalled, orExplain, projectNode, root } from './prepare.mjs'

orExplain(() => {
  ensureInstalled()
  ensureBuilt()
})

const server = spawn(
  projectNode,
  ['--import', join(root, 'scripts', 'follow-parent.mjs'), join(root, 'server', 'main.mjs'), ...process.argv.slice(2)],
  {
    cwd: root,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, NODE_ENV: 'production' },
  },
)

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal))

// npm killed outright leaves this process behind; without this the port would stay taken.
const parent = process.ppid
setInterval(() => {
  if (process.ppid !== parent) server.kill('SIGTERM')
}, 1000).unref()

server.on('error', (error) => {
  console.error(`The program could not be started: ${error.message}`)
  process.exit(1)
})
server.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGTERM' || signal === 'SIGINT' ? 0 : 1)))
