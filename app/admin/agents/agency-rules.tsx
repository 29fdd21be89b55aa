import { Button } from '#app/ui/button.tsx'
import { DateField } from '#app/ui/date-field.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { DateText, MoneyText, useLocale, useText } from '#app/ui/text.tsx'
import { formatPercent } from '#kernel/format-money.ts'
import { currencies, type Currency } from '#kernel/money.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { CommissionRule } from '#modules/agents/index.ts'
import { ActForm } from '../ui/act-form.tsx'
import { Card } from '../ui/card.tsx'
import { Fact, Facts } from '../ui/facts.tsx'
import styles from './agents.module.css'

/** What an agency earns: percent or an amount for each traveller, of one category or all, in a period. */
export function AgencyRules({
  rules,
  categories,
  currency,
  today,
  formKey,
}: {
  rules: readonly CommissionRule[]
  categories: readonly { id: string; name: string }[]
  currency: Currency
  today: PlainDate
  formKey: string
}) {
  const text = useText('agents')
  const locale = useLocale()
  const nameOf = (id: string | null) => categories.find((each) => each.id === id)?.name ?? text('all-categories')
  return (
    <Card title={text('rules')}>
      {rules.length === 0 && <p className={styles.empty}>{text('no-rules')}</p>}
      <Facts>
        {rules.map(({ id, categoryId, rate, validFrom, validTo }) => (
          <Fact
            key={id}
            name={
              <>
                <b>
                  {rate.kind === 'percent' ? (
                    <bdi>{formatPercent(rate.basisPoints / 100, locale)}</bdi>
                  ) : (
                    <MoneyText money={rate.amount} />
                  )}
                </b>{' '}
                · {nameOf(categoryId)}
              </>
            }
          >
            <ActForm className={styles.act}>
              <span>
                <DateText date={validFrom} short /> – {validTo ? <DateText date={validTo} short /> : text('no-end')}
              </span>
              <input type="hidden" name="ruleId" value={id} />
              <Button isSmall look="outline" name="intent" value="remove-rule">
                {text('remove')}
              </Button>
            </ActForm>
          </Fact>
        ))}
      </Facts>
      <ActForm className={styles.grid} noValidate>
        <input type="hidden" name="key" value={formKey} />
        <SelectField name="categoryId" label={text('category')} defaultValue="">
          <option value="">{text('all-categories')}</option>
          {categories.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        <SelectField name="kind" label={text('rule-kind')}>
          <option value="percent">{text('rule-percent')}</option>
          <option value="fixed">{text('rule-fixed')}</option>
        </SelectField>
        <TextField name="amount" inputMode="decimal" isLatin label={text('rule-value')} />
        <SelectField name="currency" label={text('currency')} defaultValue={currency}>
          {currencies.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </SelectField>
        <DateField name="from" label={text('from')} defaultValue={today} />
        <DateField name="to" label={text('to')} isOptional />
        <Button look="outline" name="intent" value="add-rule">
          {text('add-rule')}
        </Button>
      </ActForm>
    </Card>
  )
}
