const MOST = 100

/** The rows that were chosen, each once. */
export function chosenIds(chosen: URLSearchParams | FormData): string[] {
  return [...new Set(chosen.getAll('id').map(String))].filter((id) => /^[\w-]{1,64}$/.test(id)).slice(0, MOST)
}
