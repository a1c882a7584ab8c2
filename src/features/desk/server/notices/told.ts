import { builder } from '../../../../platform/server/graphql/builder.ts'
import { CaseDecision } from '../decision.type.ts'

builder.objectFields(CaseDecision, (t) => ({
  toldReporters: t.expose('told_reporters', {
    type: 'Int',
    nullable: true,
    description: 'How many people were told who reported it. Null: nobody is told while it can be undone.',
  }),
  toldAuthors: t.expose('told_authors', {
    type: 'Int',
    nullable: true,
    description: 'How many authors were told. Null: nobody is told while it can be undone.',
  }),
}))
