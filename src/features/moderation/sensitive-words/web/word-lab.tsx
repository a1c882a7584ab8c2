import { ExperimentOutlined } from '@ant-design/icons'
import { Button, Form, type FormInstance } from 'antd'
import { useState } from 'react'
import { m } from '../../../../generated/messages/messages.js'
import { mayCall } from '../../../../platform/shared/operation.ts'
import { useSubmission } from '../../../../platform/web/form/use-submission.ts'
import { request } from '../../../../platform/web/requests/graphql-client.ts'
import { useViewer } from '../../../../platform/web/session/session.tsx'
import { RunProgress, useRun } from '../../../records/runs/web/public.ts'
import { sensitiveWordOperations } from '../sensitive-word.operations.ts'
import { longestWord, wordsOf } from '../sensitive-word.values.ts'
import type { WordTrial } from '../word-trial.ts'
import { tryWordDocument, tryWordOnAllDocument } from './sensitive-word.documents.ts'
import TrialResult from './trial-result.tsx'
import './word-lab.css'

interface Props {
  readonly form: FormInstance<{ keyword: string }>
}

/** Tries the word of the form on posts, so that somebody can decide whether to save it. */
export default function WordLab({ form }: Props) {
  const viewer = useViewer()
  const text = Form.useWatch('keyword', form) ?? ''
  const [word, ...others] = wordsOf(text)
  const [trial, setTrial] = useState<WordTrial>()
  const [runId, setRunId] = useState<string>()
  const newest = useSubmission<string, WordTrial>({
    send: async (tried) => (await request(tryWordDocument, { word: tried })).cmsTryWord,
    onDone: (found) => {
      setRunId(undefined)
      setTrial(found)
    },
  })
  const all = useSubmission<string, string>({
    send: async (tried, options) => (await request(tryWordOnAllDocument, { word: tried }, options)).cmsTryWordOnAll._id,
    onDone: (id) => {
      setTrial(undefined)
      setRunId(id)
    },
  })
  if (!mayCall(viewer, sensitiveWordOperations.cmsTryWord)) return null
  const isOne = word !== undefined && others.length === 0 && word.length <= longestWord
  return (
    <section className="word-lab" aria-label={m.sensitive_words_lab()}>
      <p>{m.sensitive_words_lab_hint()}</p>
      <div className="word-lab-buttons">
        <Button
          icon={<ExperimentOutlined aria-hidden />}
          disabled={!isOne}
          loading={newest.busy}
          onClick={() => void newest.submit(word!)}
        >
          {m.sensitive_words_lab_newest()}
        </Button>
        <Button disabled={!isOne} loading={all.busy} onClick={() => void all.submit(word!)}>
          {m.sensitive_words_lab_all()}
        </Button>
      </div>
      {trial && <TrialResult trial={trial} />}
      {runId !== undefined && <TrialOnAll id={runId} />}
    </section>
  )
}

/** A trial on all posts, with its progress. */
function TrialOnAll({ id }: { readonly id: string }) {
  const { data: run } = useRun(id)
  if (!run) return null
  return run.state === 'DONE' ? (
    <TrialResult trial={run.result as WordTrial} />
  ) : (
    <>
      <RunProgress run={run} />
      <p>{m.sensitive_words_lab_show_run()}</p>
    </>
  )
}
