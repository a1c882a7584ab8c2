import { useQuery } from '@tanstack/react-query'
import { Form, Skeleton } from 'antd'
import { Suspense } from 'react'
import type { LuckyWheelTermQuery } from '../../../../generated/graphql/graphql.ts'
import { mutation } from '../../../../generated/graphql/mutations.ts'
import { m } from '../../../../generated/messages/messages.js'
import '../../../../generated/messages/texts/lucky_wheel_terms.js'
import { FormPage } from '../../../../platform/web/form/form-page.tsx'
import { request } from '../../../../platform/web/requests/graphql-client.ts'
import { lazyPart } from '../../../../platform/web/parts/lazy-part.tsx'
import { ListError } from '../../../../platform/web/list/list-empty.tsx'
import { notices } from '../../../../platform/web/notices/notices.tsx'
import { keptOnScreen, recordsChanged } from '../../../../platform/web/requests/record-cache.ts'
import { RecordHistory, succeedWithUndo } from '../../../records/audit/web/public.ts'
import { ChangedElsewhere, Presence } from '../../../records/live/web/public.ts'
import { termForm } from '../term.rules.ts'
import { termWords } from './term-words.ts'
import { termDocument } from './term.documents.ts'

const TermEditor = lazyPart(() => import('./term-editor.tsx'))

const model = 'LUCKY_WHEEL_TERM'

type Term = NonNullable<LuckyWheelTermQuery['cmsDetailLuckyWheelTerm']>

/** `/terms/lucky-wheels` */
export function TermsScreen() {
  const { data, error, refetch } = useQuery({
    queryKey: [model, 'one'],
    queryFn: async ({ signal }) => request(termDocument, {}, { signal }),
    ...keptOnScreen,
  })
  if (error) return <ListError />
  if (data === undefined) return <Skeleton active paragraph={{ rows: 10 }} />
  const term = data.cmsDetailLuckyWheelTerm ?? undefined
  return <TermsForm key={term?.version} term={term} reload={refetch} />
}

interface Props {
  readonly term: Term | undefined
  readonly reload: () => Promise<unknown>
}

function TermsForm({ term, reload }: Props) {
  return (
    <FormPage
      title={m.lucky_wheel_terms_title()}
      schema={termForm}
      words={termWords}
      version={term?.version}
      initialValues={{ content: term?.content ?? '', contentEn: term?.contentEn ?? '' }}
      above={
        term && (
          <>
            <Presence model={model} id={term._id} />
            <ChangedElsewhere model={model} id={term._id} version={term.version} onTake={reload} />
          </>
        )
      }
      below={term && <RecordHistory model={model} id={term._id} heading="h2" />}
      send={async (values, { version, ...options }) => {
        const data = termForm.parse(values)
        if (!term)
          return (await request(mutation('cmsCreateLuckyWheelTerm'), { data }, options)).cmsCreateLuckyWheelTerm
        return (await request(mutation('cmsUpdateLuckyWheelTerm'), { _id: term._id, data, version }, options))
          .cmsUpdateLuckyWheelTerm
      }}
      onDone={({ _id, version: after }, before) => {
        const notice = { title: m.common_success(), text: m.lucky_wheel_terms_saved_text() }
        if (term) succeedWithUndo({ ...notice, model, _id, before, after })
        else notices.success(notice.title, notice.text)
        void recordsChanged(model)
      }}
      onFailure={(text) => notices.error(m.lucky_wheel_terms_error(), text)}
      onTake={reload}
    >
      {(field) => (
        <Suspense fallback={<Skeleton active paragraph={{ rows: 10 }} />}>
          <Form.Item {...field('content')} required>
            <TermEditor label={m.lucky_wheel_terms_content()} />
          </Form.Item>
          <Form.Item {...field('contentEn')} required>
            <TermEditor label={m.lucky_wheel_terms_content_en()} lang="en" />
          </Form.Item>
        </Suspense>
      )}
    </FormPage>
  )
}
