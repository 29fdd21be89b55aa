const ROUNDS = 7
const TIMES = 40

/**
 * Milliseconds of processor time that a piece of work takes here which never changes: what is measured on two machines is
 * compared by it. Texts are cut, sorted, put together and read again, as in the making of a page. The quickest round counts.
 */
export function measureMachine(): number {
  const rounds = Array.from({ length: ROUNDS }, () => {
    const before = process.cpuUsage()
    for (let time = 0; time < TIMES; time++) work(time)
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1000
  })
  return Math.min(...rounds)
}

function work(seed: number): number {
  const rows = Array.from({ length: 2000 }, (_, at) => ({
    name: `row ${(at * 7919 + seed) % 2000}`,
    price: at * 13,
    tags: ['a', 'b'],
  }))
  const sorted = rows.toSorted((one, other) => (one.name < other.name ? -1 : 1))
  const text = JSON.stringify(sorted).replaceAll(/row (\d+)/g, (_, digits: string) => `<b>${digits}</b>`)
  return (JSON.parse(text) as unknown[]).length + text.split('<b>').length
}
