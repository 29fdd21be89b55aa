/** The item that an arrow key leads to in a list that goes round; `undefined` for other keys. -1 means none is focused. */
export function nextItem(key: string, focused: number, count: number): number | undefined {
  if (count === 0) return undefined
  if (key === 'Home') return focused < 0 ? undefined : 0
  if (key === 'End') return focused < 0 ? undefined : count - 1
  if (key === 'ArrowDown') return (focused + 1) % count
  if (key === 'ArrowUp') return focused <= 0 ? count - 1 : focused - 1
  return undefined
}
