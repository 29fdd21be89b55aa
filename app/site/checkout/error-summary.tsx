import { Notice } from '#app/ui/notice.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import { joinList } from '#kernel/join-list.ts'
import type { FieldProblem } from '#modules/booking/index.ts'
import { fieldId } from './checkout-fields.ts'
import styles from './error-summary.module.css'
import { useProblemText } from './use-field-problems.ts'

/** What to correct: each field that is wrong as a link to it, with the sentence that stands there too. */
export function ErrorSummary({ problems }: { problems: readonly FieldProblem[] }) {
  const text = useText('checkout')
  const textOf = useProblemText()
  const forms = useText('forms')
  return (
    <Notice tone="error" title={text('error-summary', { count: problems.length })} isAnnounced>
      {problems.some(({ code }) => code === 'required') && <p>{forms('required')}</p>}
      <ul className={styles.list}>
        {problems.map((problem) => (
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
