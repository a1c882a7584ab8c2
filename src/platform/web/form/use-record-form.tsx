import { Form, type FormInstance } from 'antd'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { z } from 'zod'
import { m } from '../../../generated/messages/messages.js'
import { check } from '../../shared/rules.ts'
import { notices } from '../notices/notices.tsx'
import type { RecordWords } from '../words/record-words.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { changedOnly, isSame, takeSameNames, type Values } from './conflict-rows.ts'
import { failureText } from './failure.ts'
import { type Change, useChange } from './use-change.tsx'
import { useUploads } from './uploads.tsx'
import { useDraft } from './use-draft.tsx'
import { type FieldRules, zodRules } from './zod-rules.ts'

export type FormSchema = z.ZodType<unknown, object>

/** The props of a form field, to be spread on it: `<TextItem {...field('key')} />`. */
export interface FieldProps extends FieldRules {
  readonly name: string
  readonly label: string
}

type FieldName<S extends FormSchema> = keyof z.input<S> & string
/** Accepts only names that the schema has. */
export type FieldOf<S extends FormSchema> = (name: FieldName<S>) => FieldProps

interface ValidationFailure {
  readonly errorFields: readonly { readonly name: (string | number)[] }[]
}

interface Question {
  readonly title: string
  readonly text: string
}

export interface Alternative<V> {
  readonly label: string
  /** Receives valid values that differ from the record's. `leave` lets the form be closed without a question. */
  readonly run: (values: V, leave: () => void) => void | Promise<void>
}

export interface RecordFormProps<S extends FormSchema, R> extends Omit<Change<z.input<S>, R>, 'words'> {
  readonly title: string
  /** The rules, shared with the server. */
  readonly schema: S
  readonly words: RecordWords<FieldName<S>>
  readonly initialValues: Partial<z.input<S>>
  readonly okText?: string
  /** The question to ask before these values are sent, if any. */
  readonly confirm?: (values: z.input<S>) => Question | undefined | Promise<Question | undefined>
  /** Needed when the surrounding screen reacts to what is typed. */
  readonly form?: FormInstance<z.input<S>>
  /** Called when a draft was restored. */
  readonly onRestore?: (values: Partial<z.input<S>>) => void
  /**
   * Puts values of the audit log into the form's: the reverse of `logged`. What it leaves out is not shown after a
   * conflict, and must not be sent unless the person changed it.
   */
  readonly merge?: (theirs: Values, values: z.input<S>, initial: Partial<z.input<S>>) => z.input<S>
  /** What can be done with the values instead of saving them, in addition to Save. */
  readonly alternative?: Alternative<z.input<S>>
  readonly children: (field: FieldOf<S>, form: FormInstance<z.input<S>>) => ReactNode
}

/**
 * A form about one record, without its frame: sends once, keeps what was typed when the session ends, and handles
 * conflicts. Fields that the surrounding screen changes (`initialValues`) follow the record.
 *
 * @param draft the form's name among drafts, and the title of a dialog. `createsOnce`: the screen is left once a new record is
 *   created, so a second click until then must not create another
 */
export function useRecordForm<S extends FormSchema, R>(
  props: RecordFormProps<S, R>,
  draft: { readonly name: string; readonly title?: string; readonly createsOnce?: boolean },
) {
  const { initialValues, onRestore } = props
  const [form] = Form.useForm<z.input<S>>(props.form)
  const done = useRef(false)
  const isDirty = () => {
    const typed = Object.entries(form.getFieldsValue(true) as object)
    const initial = initialValues as Readonly<Record<string, unknown>>
    return !done.current && typed.some(([name, value]) => !isSame(value, initial[name]))
  }
  const { submit, busy, conflict } = useChange<z.input<S>, R>({
    ...props,
    form,
    seen: props.seen ?? initialValues,
    merge: (theirs, values) => (props.merge ?? takeSameNames)(theirs, values, initialValues),
    onDone: (result, upon) => {
      done.current = true
      props.onDone(result, upon)
    },
    onTake: () => {
      form.setFieldsValue(initialValues)
      return props.onTake()
    },
  })
  const [asked, setAsked] = useState<{ readonly question: Question; readonly values: z.input<S> }>()
  const hasChange = (values: z.input<S>) => {
    const changes = props.version === undefined || differs(props.schema, values, initialValues)
    if (!changes) notices.info(m.form_nothing_to_save())
    return changes
  }
  const save = async (values: z.input<S>) => {
    if (done.current && draft.createsOnce && props.version === undefined) return undefined
    if (!hasChange(values)) return undefined
    let question: Question | undefined
    try {
      question = await props.confirm?.(values)
    } catch (error) {
      return notices.error(m.common_error(), failureText(error))
    }
    return question ? setAsked({ question, values }) : submit(values)
  }
  const { isUploading, within } = useUploads()
  const { alternative } = props
  const alternate = alternative && {
    label: alternative.label,
    async run() {
      const values = await form.validateFields().catch(({ errorFields }: ValidationFailure) => {
        form.scrollToField(errorFields[0]!.name, { focus: true })
      })
      if (values && hasChange(values)) await alternative.run(values, () => void (done.current = true))
    },
  }
  const initial = JSON.stringify(initialValues)
  const followed = useRef(initial)
  useEffect(() => {
    if (followed.current !== initial)
      form.setFieldsValue(changedOnly(JSON.parse(initial) as object, JSON.parse(followed.current) as object) as never)
    followed.current = initial
  }, [form, initial])

  const note = useDraft({ form, isDirty, onRestore, ...draft })
  const rulesFor = zodRules(props.schema)
  const field: FieldOf<S> = (name) => {
    const label = props.words.fields[name].label()
    return { name, label, ...rulesFor(name, label) }
  }
  const dialogs = (
    <>
      {asked && (
        <ConfirmDialog
          {...asked.question}
          okText={m.common_save()}
          onOk={() => {
            setAsked(undefined)
            void submit(asked.values)
          }}
          onCancel={() => setAsked(undefined)}
        />
      )}
      {conflict}
    </>
  )
  const fields = within(props.children(field, form))
  return { form, save, alternate, busy, isUploading, dialogs, note, isDirty, fields }
}

/** Whether values, trimmed as the schema says, differ from the record's. */
function differs<S extends FormSchema>(schema: S, values: z.input<S>, initial: object): boolean {
  const checked = check(schema, values)
  const stored = initial as Readonly<Record<string, unknown>>
  return Object.entries((checked.ok ? checked.data : values) as object).some(
    ([name, value]) => !isSame(value, stored[name]),
  )
}
