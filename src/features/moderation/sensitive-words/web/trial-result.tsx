import { Alert } from 'antd'
import { m } from '../../../../generated/messages/messages.js'
import { formatNumber } from '../../../../platform/web/words/format-number.ts'
import type { HitKind } from '../word-matches.ts'
import type { TrialExample, WordTrial } from '../word-trial.ts'
import './word-lab.css'

const kindNames: Readonly<Record<HitKind, () => string>> = {
  EXACT: m.sensitive_words_lab_exact,
  WITHOUT_ACCENTS: m.sensitive_words_lab_without_accents,
  LOOK_ALIKE: m.sensitive_words_lab_look_alike,
  SPACED_OUT: m.sensitive_words_lab_spaced_out,
}

/** The matches of a word in posts: by kind, with examples. */
export default function TrialResult({ trial }: { readonly trial: WordTrial }) {
  const { word, posts, counts, examples } = trial
  const hits = counts.reduce((sum, count) => sum + count.posts, 0)
  const inside = counts.reduce((sum, count) => sum + count.inside, 0)
  return (
    <section className="word-trial" role="status">
      <h3>{m.sensitive_words_lab_result({ word, hits: formatNumber(hits), posts: formatNumber(posts) })}</h3>
      {hits === 0 ? (
        <p>{m.sensitive_words_lab_none()}</p>
      ) : (
        <>
          {inside * 2 > hits && <Alert type="warning" showIcon title={m.sensitive_words_lab_warning()} />}
          <table>
            <thead>
              <tr>
                <th scope="col">{m.sensitive_words_lab_kind()}</th>
                <th scope="col">{m.sensitive_words_lab_posts()}</th>
                <th scope="col">{m.sensitive_words_lab_inside()}</th>
                <th scope="col">{m.sensitive_words_lab_blocked()}</th>
              </tr>
            </thead>
            <tbody>
              {counts.map((count) => (
                <tr key={count.kind}>
                  <th scope="row">{kindNames[count.kind]()}</th>
                  <td>{formatNumber(count.posts)}</td>
                  <td>{formatNumber(count.inside)}</td>
                  <td>{formatNumber(count.blocked)}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <h4>{m.sensitive_words_lab_examples()}</h4>
          <ul>
            {examples.map((example) => (
              <Example key={`${example._id} ${example.kind}`} example={example} />
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

function Example({ example: { _id, kind, inside, status, before, match, after } }: { readonly example: TrialExample }) {
  const marks = [
    kindNames[kind](),
    ...(inside ? [m.sensitive_words_lab_is_inside()] : []),
    ...(status === 'BLOCKED' ? [m.sensitive_words_lab_is_blocked()] : []),
  ]
  return (
    <li>
      <a href={`/posts/${_id}`} target="_blank" rel="noreferrer">
        {before}
        <mark>{match}</mark>
        {after}
      </a>{' '}
      <small>{marks.join(', ')}</small>
    </li>
  )
}
