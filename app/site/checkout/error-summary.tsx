import { Notice } from '#app/ui/notice.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import { joinList } from '#kernel/join-list.ts'
import type { FieldProblem } from '#modules/booking/index.ts'
import { fieldId } from './checkout-fields.ts'
import styles from './error-summary.module.css'
import { useProblemText } from './use-field-problems.ts'

/** Every problem of the form as a link to its field; missing agreements are one. */
export function ErrorSummary({ problems }: { problems: readonly FieldProblem[] }) {
  const text = useText('checkout')
  const textOf = useProblemText()
  const [firstConsent] = problems.filter(({ code }) => code === 'agreements')
  const listed = problems.filter((problem) => problem.code !== 'agreements' || problem === firstConsent)
  return (
    <Notice tone="error" title={text('error-summary', { count: listed.length })} isAnnounced>
      <ul className={styles.list}>
        {listed.map((problem) => (
          <li key={problem.pointer}>
            <a href={`#${fieldId(problem.pointer)}`}>
              <FieldLabel pointer={problem.pointer} />: {textOf(problem)}
            </a>
          </li>
        ))}
      </ul>
    </Notice>
  )
}

function FieldLabel({ pointer }: { pointer: string }) {
  const text = useText('checkout')
  const locale = useLocale()
  const [, area, second = '', third = ''] = pointer.split('/')
  const field = area === 'travellers' ? third : second
  const label = text(labelOf[field] ?? 'documents-title')
  return area === 'travellers' ? joinList([text('traveller', { n: String(Number(second) + 1) }), label], locale) : label
}

const labelOf: Partial<
  Record<
    string,
    | 'first-name'
    | 'last-name'
    | 'email'
    | 'phone'
    | 'city'
    | 'country'
    | 'password'
    | 'password-again'
    | 'gender'
    | 'birth-date'
    | 'nationality'
    | 'tckn'
    | 'passport-no'
    | 'passport-expiry'
    | 'who-title'
    | 'note'
    | 'address'
    | 'room-type'
  >
> = {
  '': 'who-title',
  firstName: 'first-name',
  lastName: 'last-name',
  email: 'email',
  phone: 'phone',
  address: 'address',
  city: 'city',
  country: 'country',
  password: 'password',
  confirmPassword: 'password-again',
  tourId: 'room-type',
  gender: 'gender',
  bornOn: 'birth-date',
  nationality: 'nationality',
  tckn: 'tckn',
  passportNo: 'passport-no',
  passportExpiresOn: 'passport-expiry',
}
