import { Button, OfAct } from '#app/ui/button.tsx'
import { useText } from '#app/ui/text.tsx'
import { visaDateFormats, visaFields } from '#modules/operations/index.ts'
import type { VisaTemplate } from '#modules/operations/index.server.ts'
import { ActForm } from '../ui/act-form.tsx'
import { Card } from '../ui/card.tsx'
import { HiddenFields } from './hidden-fields.tsx'
import { columnInputs } from './read-visa-columns.ts'
import shared from './operations.module.css'
import styles from './permits-card.module.css'
import own from './visa-templates-card.module.css'

type Typed = Readonly<Record<string, string>> | undefined

/** In which order and under which words each visa company wants its file. */
export function VisaTemplatesCard({
  templates,
  here,
  typed,
}: {
  templates: readonly VisaTemplate[]
  here: string
  typed: Typed
}) {
  const text = useText('staff-visas')
  const isTyped = (id: string) => typed?.['intent'] === 'keep-template' && (typed['templateId'] ?? '') === id
  return (
    <Card id="templates" title={text('templates')}>
      <p className={shared.nothing}>{text('templates-lead')}</p>
      {templates.map((template) => (
        <section key={template.id} className={styles.part}>
          <details open={isTyped(template.id)}>
            <summary className={shared.more}>
              <bdi>{template.receiver}</bdi>
            </summary>
            <TemplateForm template={template} here={here} typed={isTyped(template.id) ? typed : undefined} />
          </details>
        </section>
      ))}
      <OfAct>
        <section className={styles.part}>
          <details open={templates.length === 0 || isTyped('')}>
            <summary className={shared.more}>{text('new-template')}</summary>
            <TemplateForm here={here} typed={isTyped('') ? typed : undefined} />
          </details>
        </section>
      </OfAct>
    </Card>
  )
}

/** A new template begins with every column in the usual order, under the words of the page. */
function TemplateForm({ template, here, typed }: { template?: VisaTemplate; here: string; typed: Typed }) {
  const text = useText('staff-visas')
  const value = (name: string, kept: string) => typed?.[name] ?? kept
  return (
    <ActForm reloadDocument action={here} className={own.form}>
      <HiddenFields version={1} templateId={template?.id ?? ''} templateVersion={template?.version ?? 1} />
      <div className={shared.foot}>
        <label className={shared.field}>
          <span>{text('template-receiver')}</span>
          <input name="receiver" required maxLength={80} defaultValue={value('receiver', template?.receiver ?? '')} />
        </label>
        <label className={shared.field}>
          <span>{text('template-date')}</span>
          <select name="dateFormat" defaultValue={value('dateFormat', template?.dateFormat ?? visaDateFormats[0])}>
            {visaDateFormats.map((format) => (
              <option key={format} value={format}>
                {text(`date-${words[format]}`)}
              </option>
            ))}
          </select>
        </label>
      </div>
      <ul className={own.columns}>
        {visaFields.map((field, usual) => {
          const at = template ? template.columns.findIndex((column) => column.field === field) : usual
          const word = text(`column-${field}`)
          const names = columnInputs(field)
          return (
            <li key={field} className={shared.field}>
              <span>{word}</span>
              <input
                name={names.at}
                inputMode="numeric"
                maxLength={2}
                aria-label={text('template-at', { column: word })}
                defaultValue={value(names.at, at === -1 ? '' : String(at + 1))}
              />
              <input
                name={names.heading}
                maxLength={80}
                dir="auto"
                aria-label={text('template-heading', { column: word })}
                defaultValue={value(names.heading, template?.columns[at]?.heading ?? word)}
              />
            </li>
          )
        })}
      </ul>
      <Button name="intent" value="keep-template" isSmall>
        {text('template-save')}
      </Button>
    </ActForm>
  )
}

/** Which words stand for a format: a point in a key would lead into another text. */
const words = {
  'dd.mm.yyyy': 'points',
  'dd/mm/yyyy': 'strokes',
  'dd-mm-yyyy': 'dashes',
  'yyyy-mm-dd': 'iso',
} as const satisfies Record<(typeof visaDateFormats)[number], string>
