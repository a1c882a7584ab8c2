import { LinkOutlined } from '@ant-design/icons'
import { Bold } from '@tiptap/extension-bold'
import { Document } from '@tiptap/extension-document'
import { HardBreak } from '@tiptap/extension-hard-break'
import { Italic } from '@tiptap/extension-italic'
import { Link } from '@tiptap/extension-link'
import { BulletList, ListItem, OrderedList } from '@tiptap/extension-list'
import { Paragraph } from '@tiptap/extension-paragraph'
import { Text } from '@tiptap/extension-text'
import { UndoRedo } from '@tiptap/extensions'
import { type Editor, EditorContent, useEditor, useEditorState } from '@tiptap/react'
import { Button } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { m } from '../../../../generated/messages/messages.js'
import { linkAddress } from '../../../../platform/shared/link.ts'
import { LinkForm } from './link-form.tsx'
import './terms.css'

/** Everything that the server keeps, so that editing loses nothing, although links are the only tool. */
const extensions = [
  Document,
  Paragraph,
  Text,
  HardBreak,
  Bold,
  Italic,
  BulletList,
  OrderedList,
  ListItem,
  UndoRedo,
  Link.configure({
    openOnClick: false,
    HTMLAttributes: { target: null, rel: null, class: null },
    isAllowedUri: (address) => linkAddress(address) !== null,
  }),
]

interface Props {
  readonly label: string
  readonly lang?: string
  /** Given by the form's item. */
  readonly id?: string
  /** HTML. */
  readonly value?: string
  readonly onChange?: (html: string) => void
  readonly 'aria-invalid'?: 'true' | 'false' | boolean
  readonly 'aria-describedby'?: string
}

/** An editor of rich text. */
export default function TermEditor(props: Props) {
  const { label, lang, id, value = '', onChange } = props
  const invalid = String(props['aria-invalid'] ?? 'false')
  const describedBy = props['aria-describedby']
  const written = useRef(value)
  const editor = useEditor({
    extensions,
    content: value,
    // The content security policy refuses styles that a script adds; terms.css contains the necessary ones.
    injectCSS: false,
    onUpdate: ({ editor }) => {
      written.current = editor.isEmpty ? '' : editor.getHTML()
      onChange?.(written.current)
    },
  })
  useEffect(() => {
    const attributes = {
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-label': label,
      'aria-required': 'true',
      'aria-invalid': invalid,
      ...(id && { id }),
      ...(lang && { lang }),
      ...(describedBy && { 'aria-describedby': describedBy }),
    }
    editor.setOptions({ editorProps: { attributes } })
  }, [editor, id, label, lang, invalid, describedBy])
  // The form's value was replaced from outside: by a draft, or by the record's values.
  useEffect(() => {
    if (value === written.current) return
    written.current = value
    editor.commands.setContent(value, { emitUpdate: false })
  }, [editor, value])
  return (
    <div className="lucky-wheel-terms-editor">
      <LinkTool editor={editor} label={label} />
      <EditorContent editor={editor} />
    </div>
  )
}

/** Makes a link of the selected text, or changes the one that holds the cursor. */
function LinkTool({ editor, label }: { readonly editor: Editor; readonly label: string }) {
  const [open, setOpen] = useState(false)
  const { href, canLink } = useEditorState({
    editor,
    selector: ({ editor }) => ({
      href: editor.getAttributes('link').href as string | undefined,
      canLink: editor.isActive('link') || !editor.state.selection.empty,
    }),
  })
  const close = () => {
    setOpen(false)
    editor.commands.focus()
  }
  return (
    <div className="lucky-wheel-terms-tools" role="toolbar" aria-label={label}>
      <Button
        size="small"
        icon={<LinkOutlined aria-hidden />}
        aria-pressed={href !== undefined}
        aria-expanded={open}
        disabled={!canLink && !open}
        onClick={() => setOpen(!open)}
      >
        {m.lucky_wheel_terms_link()}
      </Button>
      {!canLink && !open && <small>{m.lucky_wheel_terms_link_hint()}</small>}
      {open && (
        <LinkForm
          address={href}
          onApply={(address) => {
            editor.chain().extendMarkRange('link').setLink({ href: address }).run()
            close()
          }}
          onRemove={() => {
            editor.chain().extendMarkRange('link').unsetLink().run()
            close()
          }}
          onClose={close}
        />
      )}
    </div>
  )
}
