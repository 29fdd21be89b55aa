import { dirname, join, normalize } from 'node:path'

/** The sources by their paths, with their text. */
export type Sources = ReadonlyMap<string, string>

/** For each file those that it uses: by its imports, and by the names of the texts it shows. */
export type Uses = ReadonlyMap<string, ReadonlySet<string>>

const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*'([^']+)'/g
const TEXTS = /\b(?:useText\(|translator\([^,()]*,\s*)'([a-z-]+)'/g
const LANGUAGES = ['tr', 'en', 'ar']

/** Reads which file uses which, from their text alone: quick, and near enough to choose tests by. */
export function readUses(sources: Sources): Uses {
  return new Map([...sources].map(([file, text]) => [file, new Set(usedBy(file, text, sources))]))
}

function usedBy(file: string, text: string, sources: Sources): string[] {
  const imported = [...text.matchAll(IMPORT)].map(([, name = '']) => fileOf(name, file))
  const texts = [...text.matchAll(TEXTS)].flatMap(([, area]) =>
    LANGUAGES.map((language) => `app/messages/${language}/${area}.ts`),
  )
  return [...imported, ...texts].filter((each) => each !== undefined && sources.has(each)) as string[]
}

/** `#app/ui/link.tsx` and `./link.tsx` as paths from the root; other names are packages. */
function fileOf(name: string, from: string): string | undefined {
  if (name.startsWith('#')) return name.slice(1)
  return name.startsWith('.') ? normalize(join(dirname(from), name)) : undefined
}
