import { Editor, Node } from '@tiptap/core'
import { TableKit } from '@tiptap/extension-table'
import { StarterKit } from '@tiptap/starter-kit'
import { directionOf, isLocale } from '#kernel/locale.ts'
import { cleanHtml } from './clean-html.ts'

/** A picture between the paragraphs. */
const Picture = Node.create({
  name: 'picture',
  group: 'block',
  draggable: true,
  addAttributes: () => ({ src: {}, alt: { default: '' }, width: {}, height: {} }),
  parseHTML: () => [{ tag: 'img[src]' }],
  renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],
})

/** Opens the editor in an element. It speaks of nothing but what the texts of the site are made of. */
export function openEditor(
  element: HTMLElement,
  { html, lang, label, onChange }: { html: string; lang: string; label: string; onChange: (html: string) => void },
): Editor {
  return new Editor({
    element,
    extensions: [
      StarterKit.configure({
        heading: { levels: [2, 3, 4] },
        link: {
          openOnClick: false,
          protocols: ['https', 'http', 'mailto', 'tel'],
          HTMLAttributes: { target: null, rel: null },
        },
      }),
      TableKit.configure({ table: { resizable: false } }),
      Picture,
    ],
    content: html,
    // Its styles are in the style sheet: the page allows no others.
    injectCSS: false,
    editorProps: {
      attributes: {
        lang,
        dir: isLocale(lang) ? directionOf(lang) : 'auto',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
      },
    },
    onUpdate: ({ editor }) => onChange(editor.isEmpty ? '' : cleanHtml(editor.getHTML())),
  })
}
