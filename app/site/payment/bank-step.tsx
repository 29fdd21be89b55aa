import { Button } from '#app/ui/button.tsx'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { useText } from '#app/ui/text.tsx'
import type { NextStep } from '#modules/payments/index.ts'
import styles from './bank-step.module.css'
import fields from './card-fields.module.css'

type OwnPageStep = Exclude<NextStep, { kind: 'redirect' }>

/** The provider's part of the payment inside our page: its own page in a frame, or a form that goes straight to it. */
export function BankStep({ step }: { step: OwnPageStep }) {
  const text = useText('payment')
  return (
    <div className={styles.step}>
      <h2 className={styles.title}>{text('bank-step-title')}</h2>
      {step.kind === 'frame' ? (
        <iframe
          className={styles.frame}
          data-bank-frame=""
          src={step.url}
          title={text('bank-step-title')}
          referrerPolicy="origin"
          // The bank's code page replaces ours at the end, and some banks open a window for it. The frame is of another
          // origin: its own rights there are no rights here.
          // oxlint-disable-next-line react/iframe-missing-sandbox
          sandbox="allow-forms allow-scripts allow-same-origin allow-top-navigation allow-popups"
        />
      ) : (
        <StraightForm step={step} />
      )}
      <ButtonLink look="outline" href="?method=transfer">
        {text('other-method')}
      </ButtonLink>
    </div>
  )
}

/** Nothing that is typed here passes our server: the browser sends it to the provider, and no script of ours reads it. */
function StraightForm({ step }: { step: Extract<NextStep, { kind: 'card-form' }> }) {
  const text = useText('payment')
  const { inputs } = step
  return (
    <form method="post" action={step.action} className={styles.form}>
      {Object.entries(step.fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Notice>{text('straight-note')}</Notice>
      <div className={fields.fields}>
        <div className={fields.number}>
          <TextField
            label={text('card-number')}
            name={inputs.number}
            autoComplete="cc-number"
            inputMode="numeric"
            // The provider takes digits alone, and no script of ours may take the spaces out.
            pattern="\d{12,19}"
            maxLength={19}
            hint={text('digits-only')}
            isLatin
          />
        </div>
        <div className={fields.whole}>
          <TextField label={text('card-name')} name={inputs.owner} autoComplete="cc-name" maxLength={50} isLatin />
        </div>
        <TextField
          label={text('card-month')}
          name={inputs.month}
          autoComplete="cc-exp-month"
          inputMode="numeric"
          pattern="0?[1-9]|1[0-2]"
          maxLength={2}
          isLatin
        />
        <TextField
          label={text('card-year')}
          name={inputs.year}
          autoComplete="cc-exp-year"
          inputMode="numeric"
          pattern="\d{2}"
          maxLength={2}
          isLatin
        />
        <TextField
          label={text('card-cvc')}
          name={inputs.cvc}
          autoComplete="cc-csc"
          inputMode="numeric"
          pattern="\d{3,4}"
          maxLength={4}
          isLatin
        />
      </div>
      <Button type="submit" isBlock>
        <Icon name="lock" />
        {text('pay-at-bank')}
      </Button>
    </form>
  )
}
