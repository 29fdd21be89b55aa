import { describe, expect, test } from 'vitest'
import { mayLoadAgain } from './may-load-again.ts'

describe('a page that misses a file', () => {
  test('is loaded anew once', () => {
    expect(mayLoadAgain('/admin/orders', 1000, aStorage(), 10_000)).toBe(true)
  })

  test('is not loaded anew within ten seconds', () => {
    const storage = aStorage()
    mayLoadAgain('/admin/orders', 1000, storage, 10_000)

    expect(mayLoadAgain('/admin/orders', 10_999, storage, 10_000)).toBe(false)
    expect(mayLoadAgain('/admin/orders', 11_000, storage, 10_000)).toBe(true)
  })

  test('has its own turn for every path', () => {
    const storage = aStorage()
    mayLoadAgain('/admin/orders', 1000, storage, 10_000)

    expect(mayLoadAgain('/admin/dashboard', 1001, storage, 10_000)).toBe(true)
  })
})

function aStorage() {
  const values = new Map<string, string>()
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  }
}
