import { useText } from '#app/ui/text.tsx'

const documents = [
  'pre-information-form',
  'package-tour-contract',
  'distance-sales-agreement',
  'refund-agreement',
  'privacy-notice',
  'explicit-consent',
  'commercial-message-consent',
] as const

/** Names a legal text; one of former times keeps its code. */
export function useDocumentName(): (id: string) => string {
  const text = useText('staff')
  return (id) => {
    const document = documents.find((each) => each === id)
    return document === undefined ? id : text(`document-${document}`)
  }
}
