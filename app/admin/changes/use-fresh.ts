import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

const HALF_MINUTE_MS = 30_000

/** What a page shows is read again every half minute while somebody looks at it. */
export function useFreshEveryHalfMinute(): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void revalidate()
    }, HALF_MINUTE_MS)
    return () => clearInterval(timer)
  }, [revalidate])
}
