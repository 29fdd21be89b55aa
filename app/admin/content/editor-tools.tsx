import type { Editor } from '@tiptap/core'
import { useCallback, useState, useSyncExternalStore, type KeyboardEvent } from 'react'
import { Button } from '#app/ui/button.tsx'
import { useText } from '#app/ui/text.tsx'
import styles from './rich-text.module.css'

type Tool = 'bold' | 'italic' | 'paragraph' | 'heading2' | 'heading3' | 'bullets' | 'numbers' | 'quote'

const tools: { name: Tool; isOn: (editor: Editor) => boolean; use: (editor: Editor) => void }[] = [
  { name: 'bold', isOn: (on) => on.isActive('bold'), use: (on) => on.chain().focus().toggleBold().run() },
  { name: 'italic', isOn: (on) => on.isActive('italic'), use: (on) => on.chain().focus().toggleItalic().run() },
  {
    name: 'paragraph',
    isOn: (on) => on.isActive('paragraph'),
    use: (on) => on.chain().focus().setParagraph().run(),
  },
  {
    name: 'heading2',
    isOn: (on) => on.isActive('heading', { level: 2 }),
    use: (on) => on.chain().focus().toggleHeading({ level: 2 }).run(),
  },
  {
    name: 'heading3',
    isOn: (on) => on.isActive('heading', { level: 3 }),
    use: (on) => on.chain().focus().toggleHeading({ level: 3 }).run(),
  },
  {
    name: 'bullets',
    isOn: (on) => on.isActive('bulletList'),
    use: (on) => on.chain().focus().toggleBulletList().run(),
  },
  {
    name: 'numbers',
    isOn: (on) => on.isActive('orderedList'),
    use: (on) => on.chain().focus().toggleOrderedList().run(),
  },
  { name: 'quote', isOn: (on) => on.isActive('blockquote'), use: (on) => on.chain().focus().toggleBlockquote().run() },
]

/** The buttons above the editor. */
export function EditorTools({ editor }: { editor: Editor }) {
  const text = useText('staff-content')
  const [asked, setAsked] = useState<'link' | 'image'>()
  useEditorState(editor)
  const isInTable = editor.isActive('table')
  return (
    <>
      <div role="group" aria-label={text('editor-tools')} className={styles.tools}>
        {tools.map(({ name, isOn, use }) => (
          <button key={name} type="button" aria-pressed={isOn(editor)} onClick={() => use(editor)}>
            {text(name)}
          </button>
        ))}
        <button
          type="button"
          aria-pressed={editor.isActive('link')}
          onClick={() => setAsked(asked === 'link' ? undefined : 'link')}
        >
          {text('link')}
        </button>
        <button type="button" onClick={() => setAsked(asked === 'image' ? undefined : 'image')}>
          {text('image')}
        </button>
        {isInTable ? (
          <>
            <button type="button" onClick={() => editor.chain().focus().addRowAfter().run()}>
              {text('add-row')}
            </button>
            <button type="button" onClick={() => editor.chain().focus().addColumnAfter().run()}>
              {text('add-column')}
            </button>
            <button type="button" onClick={() => editor.chain().focus().deleteTable().run()}>
              {text('delete-table')}
            </button>
          </>
        ) : (
          <button
            type="button"
            onClick={() => editor.chain().focus().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run()}
          >
            {text('table')}
          </button>
        )}
        <button type="button" disabled={!editor.can().undo()} onClick={() => editor.chain().focus().undo().run()}>
          {text('undo')}
        </button>
        <button type="button" disabled={!editor.can().redo()} onClick={() => editor.chain().focus().redo().run()}>
          {text('redo')}
        </button>
      </div>
      {asked === 'link' && <LinkBar editor={editor} onDone={() => setAsked(undefined)} />}
      {asked === 'image' && <ImageBar editor={editor} onDone={() => setAsked(undefined)} />}
    </>
  )
}

/** Draws the buttons anew whenever the selection or the text changes. */
function useEditorState(editor: Editor): void {
  const subscribe = useCallback(
    (tell: () => void) => {
      editor.on('transaction', tell)
      return () => void editor.off('transaction', tell)
    },
    [editor],
  )
  useSyncExternalStore(
    subscribe,
    () => editor.state,
    () => editor.state,
  )
}

function LinkBar({ editor, onDone }: { editor: Editor; onDone: () => void }) {
  const text = useText('staff-content')
  const [address, setAddress] = useState(String(editor.getAttributes('link')['href'] ?? ''))
  const apply = () => {
    const chain = editor.chain().focus().extendMarkRange('link')
    if (address.trim() === '') chain.unsetLink().run()
    else chain.setLink({ href: address.trim() }).run()
    onDone()
  }
  return (
    <div className={styles.ask}>
      <label>
        {text('link-address')}
        <input
          dir="ltr"
          value={address}
          onChange={(event) => setAddress(event.target.value)}
          onKeyDown={onEnter(apply)}
        />
      </label>
      <Button type="button" isSmall onClick={apply}>
        {text('link-apply')}
      </Button>
    </div>
  )
}

function ImageBar({ editor, onDone }: { editor: Editor; onDone: () => void }) {
  const text = useText('staff-content')
  const [address, setAddress] = useState('')
  const [alt, setAlt] = useState('')
  const apply = () => {
    const attrs = { src: address.trim(), alt }
    if (attrs.src !== '') editor.chain().focus().insertContent({ type: 'picture', attrs }).run()
    onDone()
  }
  return (
    <div className={styles.ask}>
      <label>
        {text('image-address')}
        <input
          dir="ltr"
          value={address}
          onChange={(event) => setAddress(event.target.value)}
          onKeyDown={onEnter(apply)}
        />
      </label>
      <label>
        {text('image-alt')}
        <input dir="auto" value={alt} onChange={(event) => setAlt(event.target.value)} onKeyDown={onEnter(apply)} />
      </label>
      <Button type="button" isSmall onClick={apply}>
        {text('link-apply')}
      </Button>
    </div>
  )
}

/** Enter would send the form around the editor. */
function onEnter(act: () => void) {
  return (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    act()
  }
}
