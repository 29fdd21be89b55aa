type Parts = Record<string, unknown>

/**
 * The parts in which two forms of a record differ, as they were and as they are, for the audit log. Names of tours and
 * hotels are no names of people: they are told as titles.
 */
export function changedParts(before: Parts, after: Parts): { before: Parts; after: Parts } {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  )
  const pick = (record: Parts) =>
    Object.fromEntries(names.map((name) => [name === 'name' ? 'title' : name, record[name] ?? null]))
  return { before: pick(before), after: pick(after) }
}
