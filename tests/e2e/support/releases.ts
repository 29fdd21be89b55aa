import { cp, mkdir, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { extname, join, resolve } from 'node:path'

const PROGRAM = ['package.json', 'server', 'platform', 'kernel', 'modules', 'db', 'build']
const TEXTS = ['.js', '.css', '.json']
const FILE_NAME = /[\w~-]+(?:\.[\w~-]+)*\.\w+/g

/** The program as it would lie on a server: what runs, and its build, in a folder of its own. */
export async function makeRelease(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (const part of PROGRAM) await cp(part, join(folder, part), { recursive: true })
  await symlink(resolve('node_modules'), join(folder, 'node_modules'))
}

/** Another release: every hashed file has another name, wherever it is named, and the build says that it is another. */
export async function makeNextRelease(folder: string): Promise<void> {
  await makeRelease(folder)
  const assets = join(folder, 'build', 'client', 'assets')
  const build = join(folder, 'build')
  const files = (await readdir(build, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
  const isCompressed = (file: string) => ['.br', '.gz'].includes(extname(file))
  await Promise.all(files.filter(isCompressed).map((file) => rm(file)))

  const names = new Map((await readdir(assets)).map((name) => [name, nextName(name)]))
  for (const file of files.filter((each) => !isCompressed(each) && TEXTS.includes(extname(each)))) {
    const text = await readFile(file, 'utf8')
    await writeFile(
      file,
      text.replaceAll(FILE_NAME, (name) => names.get(name) ?? name),
    )
  }
  for (const [name, next] of names) await rename(join(assets, name), join(assets, next))
  const { id, timestamp } = JSON.parse(await readFile(join(build, 'build.json'), 'utf8'))
  await writeFile(
    join(build, 'build.json'),
    JSON.stringify({ id: [...id].toReversed().join(''), timestamp: timestamp + 1 }),
  )
}

/** `orders-page-Bx3k9_Qa.js` gets another last letter of its hash. */
function nextName(name: string): string {
  return name.replace(/(.)(\.\w+)$/, (_, last: string, ending: string) => (last === '0' ? '1' : '0') + ending)
}
