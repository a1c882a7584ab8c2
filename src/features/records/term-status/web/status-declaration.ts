import type { CmsSetTermStatusMutationVariables, TermModel } from '../../../../generated/graphql/graphql.ts'
import { mutation } from '../../../../generated/graphql/mutations.ts'
import { m } from '../../../../generated/messages/messages.js'
import type { Operation } from '../../../../platform/shared/operation.ts'
import type { TermStatus, Viewer } from '../../../../platform/shared/permission.ts'
import type { AskedReason } from '../../../../platform/web/form/reason-field.tsx'
import { request } from '../../../../platform/web/requests/graphql-client.ts'
import type { RecordWords } from '../../../../platform/web/words/record-words.ts'
import { presetReasonsQuery } from './preset-reasons-query.ts'
import { termStatusOperations } from '../term-status.operations.ts'
import { needsReason } from '../../../../platform/shared/term-status.ts'

export interface StatusRecord {
  readonly _id: string
  readonly version: number
  /** Others decide about the viewer's own records. */
  readonly isOwn?: boolean
  /** What was said about its status, newest first. */
  readonly reason?: readonly { readonly until?: string | null }[]
}

interface Texts {
  readonly title: string
  readonly text?: string
}

interface Question extends Texts {
  readonly okText?: string
  readonly cancelText?: string
}

/** What a model's lists and screens need to change a term status; `R` is the part of a record that they use. */
export interface StatusDeclaration<R extends StatusRecord> {
  readonly model: TermModel
  /** The name of the list that shows the records, if that is not the model's own. */
  readonly list?: string
  readonly words: RecordWords
  readonly statusOf: (record: R) => TermStatus
  readonly reasonRequired: () => string
  /** True if every status needs a reason here, not only those that the rule names. */
  readonly reasonAlways?: true
  /** Whether the viewer may change this record; every record unless given. */
  readonly allows?: (record: R, viewer: Viewer) => boolean
  /** The record's name, for the question before a suspension; without it `ask` has that question, too. */
  readonly nameOf?: (record: R) => string
  /** The question in the confirmation dialog. */
  readonly ask: (record: R, to: TermStatus) => Question
  readonly askMany: (to: TermStatus, count: number) => Texts
  /** The notice after the change. */
  readonly notice: (to: TermStatus) => { readonly title: string; readonly text: string }
  /** For models that change one record by their own operation instead of `cmsSetTermStatus`. */
  readonly own?: {
    readonly operation: Operation
    /** Returns the new version. */
    readonly send: (change: StatusChange, options: { readonly idempotencyKey: string }) => Promise<number>
  }
}

/** How the dialogs of a list ask for the reason of a status; undefined for a status without one. */
export const askedReason = <R extends StatusRecord>(status: StatusDeclaration<R>, to: TermStatus) =>
  status.reasonAlways || needsReason(to) || to === 'SUSPENDING' || to === 'NORMAL' ? reasonOf(status, to) : undefined

/** How a dialog asks for the reason of a status. Bringing a record back needs none, where not every status does. */
export const reasonOf = <R extends StatusRecord>(
  { model, reasonRequired, reasonAlways }: StatusDeclaration<R>,
  to: TermStatus,
): AskedReason => ({
  label: m.common_reason(),
  required: to !== 'NORMAL' || reasonAlways ? reasonRequired() : undefined,
  offered: presetReasonsQuery(model, to === 'NORMAL'),
})

/** The present end of a record's suspension. */
export const endOf = <R extends StatusRecord>({ statusOf }: StatusDeclaration<R>, record: R) =>
  statusOf(record) === 'SUSPENDING' ? record.reason?.[0]?.until : undefined

type StatusChange = Omit<CmsSetTermStatusMutationVariables, 'model'>

export const operationOf = ({ own }: { readonly own?: { readonly operation: Operation } }) =>
  own?.operation ?? termStatusOperations.cmsSetTermStatus

/** Sends a change and returns the record's new version. */
export async function sendStatus<R extends StatusRecord>(
  { own, model }: StatusDeclaration<R>,
  change: StatusChange,
  options: { readonly idempotencyKey: string },
): Promise<number> {
  if (own) return own.send(change, options)
  return (await request(mutation('cmsSetTermStatus'), { ...change, model }, options)).cmsSetTermStatus.version
}
