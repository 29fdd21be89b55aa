import { foldForSearch } from '#kernel/text.ts'

type Member = { id: string; fullName: string }

/**
 * The ids of the staff whom a text names: `@Ayşe Yılmaz`, or `@ayşe` where only one is called so. The longest name that
 * fits counts, large and small letters are one, and an e-mail address mentions nobody.
 */
export function findMentions(text: string, staff: readonly Member[]): string[] {
  const calls = namesToCall(staff)
  const found = [...text.matchAll(/(?:^|[^\p{L}\p{N}_.])@(?=\p{L})/gu)].flatMap(({ index, 0: before }) => {
    const rest = text.slice(index + before.length).toLocaleLowerCase('tr')
    const called = calls.find(({ name }) => startsWithWords(foldForSearch(rest.slice(0, 200)), name))
    return called ? [called.id] : []
  })
  return [...new Set(found)]
}

/** Full names and the first names that only one has; the longest first. */
function namesToCall(staff: readonly Member[]): { id: string; name: string }[] {
  const full = staff.map(({ id, fullName }) => ({ id, name: foldForSearch(fullName) }))
  const first = full.map(({ id, name }) => ({ id, name: name.split(' ')[0] ?? name }))
  const alone = first.filter(({ name }) => first.filter((each) => each.name === name).length === 1)
  return [...full, ...alone].toSorted((a, b) => b.name.length - a.name.length)
}

function startsWithWords(text: string, name: string): boolean {
  return text.startsWith(name) && !/^[\p{L}\p{N}]/u.test(text.slice(name.length))
}
