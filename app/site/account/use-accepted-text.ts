import { useText } from '#app/ui/text.tsx'

const accepted = [
  'pre-information-form',
  'package-tour-contract',
  'distance-sales-agreement',
  'refund-agreement',
  'privacy-notice',
  'explicit-consent',
  'commercial-message-consent',
] as const

/** Names a text that was accepted with an order; one of former times keeps its code. */
export function useAcceptedText(): (id: string) => string {
  const text = useText('own-data')
  return (id) => {
    const known = accepted.find((each) => each === id)
    return known === undefined ? id : text(`document-${known}`)
  }
}
