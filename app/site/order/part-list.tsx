import { ButtonLink } from '#app/ui/button-link.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { DateText, MoneyText, useText } from '#app/ui/text.tsx'
import type { Money } from '#kernel/money.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import styles from './part-list.module.css'

/** A part of the price; without an address it is paid. */
export type ShownPart = { id: string; amount: Money; dueOn: PlainDate | null; href: string | null }

/** What somebody has to pay, part by part, each with its last day and the way to pay it. */
export function PartList({ parts }: { parts: ShownPart[] }) {
  const text = useText('order')
  const next = parts.find(({ href }) => href !== null)
  return (
    <ul className={styles.parts}>
      {parts.map((part) => (
        <li key={part.id}>
          <span>
            <b className={styles.amount}>
              <MoneyText money={part.amount} cents />
            </b>
            {part.href !== null && (
              <span className={styles.due}>
                {part.dueOn === null ? (
                  text('family-now')
                ) : (
                  <>
                    {text('family-due')}: <DateText date={part.dueOn} />
                  </>
                )}
              </span>
            )}
          </span>
          {part.href === null ? (
            <Tag tone="green" icon="check">
              {text('family-paid')}
            </Tag>
          ) : (
            <ButtonLink look={part === next ? undefined : 'outline'} href={part.href}>
              {text('family-pay')}
            </ButtonLink>
          )}
        </li>
      ))}
    </ul>
  )
}
