import { useEffect } from 'react'
import { useNavigation } from 'react-router'

/** Tells the progress line of hydrated pages when the router loads a page and when it is done, failed or not. */
export function NavigationSignal() {
  const isLoading = useNavigation().state !== 'idle'
  useEffect(() => {
    if (!isLoading) return undefined
    document.dispatchEvent(new Event('navigation-start'))
    return () => void document.dispatchEvent(new Event('navigation-end'))
  }, [isLoading])
  return null
}
