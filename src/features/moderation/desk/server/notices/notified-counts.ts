import { builder } from '../../../../../platform/server/graphql/builder.ts'
import { CaseDecision } from '../decision.type.ts'

builder.objectFields(CaseDecision, (t) => ({
  toldReporters: t.expose('told_reporters', {
    type: 'Int',
    nullable: true,
    description:
      'How many people who reported it were notified. Null while it can be undone: nobody is notified before.',
  }),
  toldAuthors: t.expose('told_authors', {
    type: 'Int',
    nullable: true,
    description: 'How many authors were notified. Null while it can be undone: nobody is notified before.',
  }),
}))
