import { useNavigation } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { MoneyText, useText } from '#app/ui/text.tsx'
import { isSame } from '#kernel/money.ts'
import type { LineWithProposals, ProposedTransfer } from '#modules/bank-statements/index.server.ts'
import { ActCard } from '../ui/act-card.tsx'
import { Card } from '../ui/card.tsx'
import { ActForm } from '../ui/act-form.tsx'
import styles from './bank-statements.module.css'

/** The two ways out: the money is a payment, one of those proposed or another; or it is none, and a note says what. */
export function DecisionForms({
  line,
  typed,
}: {
  line: LineWithProposals
  typed: { code: string; note: string } | undefined
}) {
  const text = useText('bank-statements')
  const isBusy = useNavigation().state !== 'idle'
  const proposals = line.proposals.filter(isAboutCode)
  // What is proposed is there to be read as well.
  const ByCode = proposals.length > 0 ? Card : ActCard
  return (
    <>
      <ByCode title={text('by-code')}>
        <ActForm className={styles.form}>
          <input type="hidden" name="version" value={line.version} />
          {proposals.length > 0 && (
            <fieldset className={styles.proposals}>
              <legend>{text('proposals')}</legend>
              {proposals.map((proposal) => (
                <Proposal key={proposal.reference} proposal={proposal} isFirst={proposal === proposals[0]} />
              ))}
            </fieldset>
          )}
          <TextField
            label={text('other-code')}
            hint={text('other-code-hint')}
            name="code"
            isOptional
            isLatin
            maxLength={40}
            autoComplete="off"
            defaultValue={typed?.code}
          />
          <Button name="intent" value="payment" disabled={isBusy}>
            {text('decide-payment')}
          </Button>
        </ActForm>
      </ByCode>
      <ActCard title={text('no-payment')}>
        <ActForm className={styles.form}>
          <input type="hidden" name="version" value={line.version} />
          <TextField label={text('note')} name="note" maxLength={500} defaultValue={typed?.note} />
          <div className={styles.reasons}>
            <Button look="outline" name="intent" value="explained" disabled={isBusy}>
              {text('decide-explained')}
            </Button>
            <Button look="outline" name="intent" value="suspense" disabled={isBusy}>
              {text('decide-suspense')}
            </Button>
          </div>
        </ActForm>
      </ActCard>
    </>
  )
}

/** What the lists of orders and links do not say: a code, or a transfer of which a part has come. */
function isAboutCode({ reasons, amount, rest }: ProposedTransfer): boolean {
  const isNamed = reasons.includes('reference') || reasons.includes('reference-almost')
  return isNamed || !isSame(amount, rest)
}

function Proposal({ proposal, isFirst }: { proposal: ProposedTransfer; isFirst: boolean }) {
  const text = useText('bank-statements')
  const { reference, payerName, number, rest, amount, reasons, state } = proposal
  return (
    <label className={styles.proposal}>
      <input
        type="radio"
        name="chosen"
        value={reference}
        defaultChecked={isFirst && state === 'awaited'}
        disabled={state === 'paid'}
      />
      <span>
        <b>
          <bdi dir="ltr">{reference}</bdi>
        </b>{' '}
        <bdi>{payerName}</bdi> · <bdi dir="ltr">{number}</bdi>
        <span className={styles.reasons}>
          {reasons.map((reason) => (
            <Tag key={reason} tone={toneOf[reason] ?? 'gray'}>
              {text(`reason-${reason}`)}
            </Tag>
          ))}
        </span>
      </span>
      <span>
        <b>
          <MoneyText money={amount} cents />
        </b>
        <br />
        <small>
          {text('rest')} <MoneyText money={rest} cents />
        </small>
      </span>
    </label>
  )
}

const toneOf: Partial<Record<ProposedTransfer['reasons'][number], 'green' | 'red' | 'brass'>> = {
  reference: 'green',
  'amount-equal': 'green',
  name: 'green',
  'amount-less': 'brass',
  'amount-more': 'brass',
  'reference-almost': 'brass',
  'other-currency': 'red',
  'paid-already': 'red',
  reversal: 'red',
}
