import { Notice } from '#app/ui/notice.tsx'
import { useText } from '#app/ui/text.tsx'

/** What became of papers that were sent, above the forms: refused as a whole, or kept. */
export function PapersNews({ code, isSaved }: { code: string | undefined; isSaved: boolean }) {
  const text = useText('order')
  return (
    <>
      {code && (
        <Notice tone="error" isAnnounced>
          {text(code === 'rate-limited' ? 'papers-rate-limited' : 'papers-nothing')}
        </Notice>
      )}
      {isSaved && (
        <Notice tone="success" isAnnounced>
          {text('papers-saved')}
        </Notice>
      )}
    </>
  )
}
