import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { isMobile, watchMobile } from './is-mobile.ts'

const desktop = 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36'
const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1 Mobile/15E148 Safari/604.1'

test.each([
  [768, desktop, true],
  [769, desktop, false],
  [1024, iPhone, true],
])('a window of %i px in %s is mobile: %s', (innerWidth, userAgent, expected) => {
  expect(isMobile({ innerWidth, navigator: { userAgent } })).toBe(expected)
})

describe('after a resize', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  test('the answer changes 50 ms later, and not before', () => {
    const { told, resize } = aWatchedWindow()

    resize(400)
    vi.advanceTimersByTime(49)
    expect(told).toEqual([])
    vi.advanceTimersByTime(1)

    expect(told).toEqual([true])
  })

  test('many changes in a row are answered once', () => {
    const { told, resize } = aWatchedWindow()

    for (const width of [900, 800, 700, 600]) {
      resize(width)
      vi.advanceTimersByTime(40)
    }
    vi.advanceTimersByTime(50)

    expect(told).toEqual([true])
  })
})

function aWatchedWindow() {
  const told: boolean[] = []
  const screen = Object.assign(new EventTarget(), { innerWidth: 1280, navigator: { userAgent: desktop } })
  watchMobile(screen, (is) => told.push(is))
  const resize = (width: number) => {
    screen.innerWidth = width
    screen.dispatchEvent(new Event('resize'))
  }
  return { told, resize }
}
