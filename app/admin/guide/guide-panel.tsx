import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { localePath } from '#app/addresses/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import { StaffButtonLink } from '../ui/staff-link.tsx'
import { ActForm } from '../ui/act-form.tsx'
import styles from './guide-panel.module.css'
import type { GuideStep } from './guide-steps.ts'

/**
 * One step of the way round, above the page it is about. It is in nobody's way: the page below works meanwhile, each step
 * is an address of its own, and nothing of it needs script.
 */
export function GuidePanel({
  steps,
  step,
  isAsked,
}: {
  steps: readonly GuideStep[]
  step: number
  /** By the address: whoever came by a step goes on from it, with the keyboard too. */
  isAsked: boolean
}) {
  const panel = useRef<HTMLElement>(null)
  useEffect(() => {
    if (isAsked) panel.current?.focus()
  }, [isAsked])
  const text = useText('staff-guide')
  const areaText = useText('staff-areas')
  const locale = useLocale()
  const here = steps[step - 1]
  if (!here) return null
  const isLast = step === steps.length
  const to = (number: number) => `${steps[number - 1]?.href}?guide=${number}`
  return (
    <section ref={panel} className={styles.guide} aria-label={text('title')} tabIndex={-1}>
      <div>
        <p className={styles.count}>{text('step', { step: String(step), steps: String(steps.length) })}</p>
        <h2>{areaText(here.area)}</h2>
        <p>{text(here.area)}</p>
      </div>
      <div className={styles.ways}>
        {!isLast && (
          <StaffButtonLink href={to(step + 1)} isSmall>
            {text('next')}
          </StaffButtonLink>
        )}
        {step > 1 && <Link to={to(step - 1)}>{text('back')}</Link>}
        <ActForm action={localePath(locale, '/admin/guide')}>
          <Button type="submit" look={isLast ? 'solid' : 'outline'} isSmall>
            {text(isLast ? 'end' : 'skip')}
          </Button>
        </ActForm>
      </div>
    </section>
  )
}
