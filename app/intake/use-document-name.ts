import { documentIds } from '#modules/booking/index.ts'
import { useText } from '#app/ui/text.tsx'

/** Names a legal text; one of former times keeps its code. */
export function useDocumentName(): (id: string) => string {
  const text = useText('document-names')
  return (id) => {
    const known = documentIds.find((each) => each === id)
    return known === undefined ? id : text(known)
  }
}
