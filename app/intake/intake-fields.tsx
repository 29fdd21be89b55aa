import { usePageFrame } from '#app/page/page-frame.tsx'
import { PageScript } from '#app/page/page-script.tsx'
import { useText } from '#app/ui/text.tsx'
import { HUMAN_TOKEN, TRAP } from './intake-names.ts'

/**
 * What every public form of a page holds besides its own fields: the trap, and the token of the human check where the
 * agency uses one. A form that only stands at the foot of a page (`isAside`) asks for its token when it is entered.
 */
export function IntakeFields({ isAside = false }: { isAside?: boolean }) {
  const { humanCheck, locale } = usePageFrame()
  const text = useText('chrome')
  return (
    <>
      <div className="visually-hidden" aria-hidden="true">
        <input type="text" name={TRAP} aria-label={TRAP} tabIndex={-1} autoComplete="off" />
      </div>
      {humanCheck && (
        <>
          <human-check
            data-provider={humanCheck.provider}
            data-key={humanCheck.siteKey}
            data-language={locale}
            data-aside={isAside ? '' : undefined}
          >
            <input type="hidden" name={HUMAN_TOKEN} />
          </human-check>
          <noscript>
            <p>{text('human-needs-script')}</p>
          </noscript>
          <PageScript name="human-check" />
        </>
      )}
    </>
  )
}
