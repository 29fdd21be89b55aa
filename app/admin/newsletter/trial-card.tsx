import { Button } from '#app/ui/button.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import { languages } from '#kernel/languages.ts'
import { locales } from '#kernel/locale.ts'
import { Card } from '../ui/card.tsx'
import type { LetterFields } from './letter-fields.ts'
import content from '../content/content.module.css'

/** Where staff have a newsletter sent to themselves. */
export function TrialCard({ typed, error }: { typed: LetterFields; error: string | undefined }) {
  const text = useText('staff-letters')
  const own = useLocale()
  return (
    <Card title={text('trial')}>
      <div className={content.inner}>
        <TextField
          type="email"
          label={text('trial-to')}
          name="trialTo"
          autoComplete="email"
          isOptional
          defaultValue={typed['trialTo'] ?? ''}
          error={error}
        />
        <SelectField label={text('trial-language')} name="trialLanguage" defaultValue={typed['trialLanguage'] ?? own}>
          {locales.map((locale) => (
            <option key={locale} value={locale}>
              {languages[locale].name}
            </option>
          ))}
        </SelectField>
        <div>
          <Button look="outline" name="intent" value="trial">
            {text('trial-send')}
          </Button>
        </div>
      </div>
    </Card>
  )
}
