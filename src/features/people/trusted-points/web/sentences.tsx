import type { WhyTextFragment } from '../../../../generated/graphql/graphql.ts'
import '../../../../generated/messages/texts/trusted_points.js'
import { formatNumber } from '../../../../platform/web/words/format-number.ts'
import { translate } from '../../../../platform/web/words/texts.ts'
import './why.css'

/** An explanation of points, sentence by sentence; what gave something stands out. */
export function Sentences({ sentences }: { readonly sentences: readonly WhyTextFragment[] }) {
  return (
    <ul className="why-sentences">
      {sentences.map((sentence, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- the sentences of an explanation never change places
        <li key={place} data-gives={sentence.amount ? true : undefined}>
          {sentenceText(sentence)}
        </li>
      ))}
    </ul>
  )
}

function sentenceText({ reason, params, message }: WhyTextFragment): string {
  const written = Object.entries(params as Readonly<Record<string, string | number>>).map(([name, value]) => [
    name,
    typeof value === 'number' ? formatNumber(value) : value,
  ])
  return translate({ reason, params: Object.fromEntries(written), message })
}
