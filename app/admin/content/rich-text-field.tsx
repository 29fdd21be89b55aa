import type { Editor } from '@tiptap/core'
import { useCallback, useId, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { describedBy } from '#app/ui/described-by.ts'
import { Field } from '#app/ui/field.tsx'
import { useText } from '#app/ui/text.tsx'
import { isEditable } from './clean-html.ts'
import { EditorTools } from './editor-tools.tsx'
import styles from './rich-text.module.css'

/**
 * HTML as a form sends it. Without script it is written as HTML; with it an editor stands in its place as soon as it has
 * arrived, unless the text holds what the editor would lose.
 */
export function RichTextField({
  label,
  name,
  defaultValue,
  hint,
  error,
  isOptional,
  lang,
}: {
  label: string
  name: string
  defaultValue: string
  hint?: string | undefined
  error?: string | undefined
  isOptional: boolean
  lang: string
}) {
  const text = useText('staff-content')
  const id = useId()
  const [isVisual, setIsVisual] = useState(true)
  const [editor, setEditor] = useState<Editor>()
  const [isUnknown, setIsUnknown] = useState(false)
  const mount = useMount({ lang, label, onOpened: setEditor, onUnknown: setIsUnknown })
  const isShown = isVisual && editor !== undefined
  return (
    <Field id={id} label={label} hint={hint} error={error} isOptional={isOptional}>
      <div className={styles.box}>
        {(editor ?? !isVisual) && (
          <div className={styles.bar}>
            {isShown && <EditorTools editor={editor} />}
            <Button type="button" look="outline" isSmall onClick={() => setIsVisual(!isVisual)}>
              {text(isVisual ? 'source' : 'visual')}
            </Button>
          </div>
        )}
        {isUnknown && isVisual && <p className={styles.note}>{text('source-only')}</p>}
        {/* Made anew whenever it is shown again, from what stands in the field. */}
        {isVisual && <div ref={mount} className={styles.page} hidden={!isShown} />}
        <textarea
          id={id}
          name={name}
          lang={lang}
          dir="auto"
          rows={14}
          defaultValue={defaultValue}
          hidden={isShown}
          className={styles.source}
          {...describedBy(id, { hint, error })}
        />
      </div>
    </Field>
  )
}

/** Opens an editor in an element, from and into the field behind it, and closes it with the element. */
function useMount({
  lang,
  label,
  onOpened,
  onUnknown,
}: {
  lang: string
  label: string
  onOpened: (editor: Editor | undefined) => void
  onUnknown: (isUnknown: boolean) => void
}) {
  return useCallback(
    (element: HTMLElement | null) => {
      const field = element?.nextElementSibling
      if (!element || !(field instanceof HTMLTextAreaElement)) return undefined
      const isKnown = isEditable(field.value)
      onUnknown(!isKnown)
      if (!isKnown) return undefined
      let close = () => {}
      let isGone = false
      void import('./open-editor.ts').then(({ openEditor }) => {
        if (isGone) return
        const editor = openEditor(element, {
          html: field.value,
          lang,
          label,
          onChange(html) {
            field.value = html
            field.dispatchEvent(new Event('input', { bubbles: true }))
          },
        })
        onOpened(editor)
        close = () => editor.destroy()
      })
      return () => {
        isGone = true
        onOpened(undefined)
        close()
      }
    },
    [lang, label, onOpened, onUnknown],
  )
}
