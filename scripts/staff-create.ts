/**
 * `npm run staff:create`: opens the account of an owner, who may do everything. Asks for what is not said by
 * `--name`, `--email` and `--password`.
 */
import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'
import { parseEmail } from '#kernel/email.ts'
import { normalizeInput } from '#kernel/text.ts'
import { createOwner, isWellKnownPassword } from '#modules/accounts/index.server.ts'
import { explain, prepare, say, ScriptError, withDatabase } from './with-database.ts'

const { values } = parseArgs({
  options: { name: { type: 'string' }, email: { type: 'string' }, password: { type: 'string' } },
})

await explain(async () => {
  const owner = await readOwner()
  await withDatabase(async (database) => {
    await prepare(database)
    const created = await createOwner(database.db, owner)
    if (!created.ok) throw new ScriptError(`${owner.email} has an account already; it was not changed.`)
  })
  say(`${owner.fullName} can sign in at /admin/login with ${owner.email}.`)
})

async function readOwner(): Promise<{ fullName: string; email: string; password: string }> {
  const fullName = normalizeInput(values.name ?? (await ask('Full name: ')))
  if (!fullName || fullName.length < 2 || fullName.length > 100) {
    throw new ScriptError('The name needs 2 to 100 characters.')
  }
  const email = parseEmail(values.email ?? (await ask('E-mail: ')))
  if (!email) throw new ScriptError('That is no e-mail address.')
  const password = values.password ?? (await ask('Password (at least 12 characters): ', { isHidden: true }))
  if (password.length < 12 || password.length > 128) {
    throw new ScriptError('The password needs 12 to 128 characters.')
  }
  if (isWellKnownPassword(password)) {
    throw new ScriptError('That password is among those that are tried first at every account. Please choose another.')
  }
  return { fullName, email, password }
}

async function ask(question: string, { isHidden = false } = {}): Promise<string> {
  if (!process.stdin.isTTY) throw new ScriptError('Say --name, --email and --password when nobody can be asked.')
  const terminal = createInterface({ input: process.stdin, output: process.stdout, terminal: true })
  const answer = new Promise<string>((resolve) => terminal.question(question, resolve))
  // Readline echoes what is typed through this function; a password is not for the screen.
  if (isHidden) Object.assign(terminal, { _writeToOutput: () => undefined })
  const text = await answer
  terminal.close()
  if (isHidden) say('')
  return text
}
