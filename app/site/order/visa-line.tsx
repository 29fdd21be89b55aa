import { Tag } from '#app/ui/tag.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import { usePageFrame } from '#app/page/page-frame.tsx'
import { formatDate } from '#kernel/format-date.ts'
import { phoneInWords } from '#kernel/format-phone.ts'
import type { VisaNews } from '#modules/planner/index.ts'
import own from './plan-card.module.css'

/** How far a visa is and since when, how long it usually takes, and whom to call when it was refused. */
export function VisaLine({ visa }: { visa: VisaNews }) {
  const text = useText('plan')
  const locale = useLocale()
  const { site } = usePageFrame()
  const { step, since } = visa
  const phone = phoneInWords(site.phone, locale)
  return (
    <p className={own.facts}>
      <Tag tone={tones[step]}>
        {since === null ? text(`visa-${step}-sometime`) : text(`visa-${step}`, { date: formatDate(since, locale) })}
      </Tag>
      {step === 'refused' && <span>{text('visa-what-now', { phone })}</span>}
      {step === 'applied' && <span>{visa.isSlow ? text('visa-slow') : usualDays(visa.usual)}</span>}
    </p>
  )

  function usualDays({ min, max }: { min: number; max: number }): string {
    return min === max ? text('visa-usual-exact', { max }) : text('visa-usual', { min: String(min), max })
  }
}

const tones = { applied: 'brass', granted: 'green', refused: 'red' } as const
