import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type {
  CaseAppealFragment,
  CaseDecisionFragment,
  CaseDecisionInput,
  CaseDecisionsQueryVariables,
  CaseLeadFragment,
  CaseMemberFragment,
  CasePlanQuery,
  CaseRowFragment,
  CasesQueryVariables,
  FullCaseFragment,
} from '../../../../generated/graphql/graphql.ts'
import '../../../../generated/messages/texts/desk.js'
import { request } from '../../../../platform/web/requests/graphql-client.ts'
import { currentLocale } from '../../../../platform/web/words/locale.ts'
import { queryClient } from '../../../../platform/web/requests/query-client.ts'
import type { TermModel } from '../../../../platform/shared/term-status.ts'
import {
  caseContextDocument,
  caseDecisionsDocument,
  caseDocument,
  casePlanDocument,
  casesDocument,
  deskFiguresDocument,
  deskPresetsDocument,
} from './desk.documents.ts'

export type CaseRow = CaseRowFragment
export type FullCase = FullCaseFragment
export type CaseAppeal = CaseAppealFragment
export type CaseLead = CaseLeadFragment
export type CaseMember = CaseMemberFragment
export type Decision = CaseDecisionFragment
export type Plan = CasePlanQuery['cmsPlanCaseDecision']

/** Rows of the queue, and of the lists of decisions. */
export const deskPageSize = 20

export const casesQuery = (asked: Omit<CasesQueryVariables, 'limit'>) =>
  queryOptions({
    queryKey: ['CASE', 'list', asked],
    queryFn: async ({ signal }) =>
      (await request(casesDocument, { ...asked, limit: deskPageSize }, { signal })).cmsGetCases,
    placeholderData: keepPreviousData,
    // Claims cause no live event, so they are polled: what the list shows of them is at most half a minute old.
    refetchInterval: 30_000,
  })

/** One case in full; null for an unknown id. */
export const caseQuery = (id: string) =>
  queryOptions({
    queryKey: ['CASE', 'one', id],
    queryFn: async ({ signal }) => (await request(caseDocument, { _id: id }, { signal })).cmsGetCase ?? null,
  })

/** What is around the records of a case. */
export const contextQuery = (id: string) =>
  queryOptions({
    queryKey: ['CASE', 'context', id],
    queryFn: async ({ signal }) => (await request(caseContextDocument, { _id: id }, { signal })).cmsGetCase ?? null,
  })

export const decisionsQuery = (asked: Omit<CaseDecisionsQueryVariables, 'limit'>) =>
  queryOptions({
    queryKey: ['CASE', 'decisions', asked],
    queryFn: async ({ signal }) =>
      (await request(caseDecisionsDocument, { ...asked, limit: deskPageSize }, { signal })).cmsGetCaseDecisions,
    placeholderData: keepPreviousData,
  })

export const figuresQuery = queryOptions({
  queryKey: ['CASE', 'figures'],
  queryFn: async ({ signal }) => (await request(deskFiguresDocument, undefined, { signal })).cmsGetDeskFigures,
})

/**
 * What a decision would do. Its query key does not begin with the model, so changes elsewhere do not replace the plan
 * on the screen. The server refuses an outdated plan, and a new one is loaded then.
 */
export const planQuery = (id: string, decision: CaseDecisionInput) =>
  queryOptions({
    queryKey: ['Plan', 'CASE', id, decision],
    queryFn: async ({ signal }) =>
      (await request(casePlanDocument, { _id: id, decision }, { signal })).cmsPlanCaseDecision,
    staleTime: Infinity,
    gcTime: 0,
    refetchOnReconnect: false,
    placeholderData: keepPreviousData,
  })

/** The preset reasons of a model for one direction, in their order and in the language of the screen. */
export const presetsQuery = (model: TermModel | undefined, restores = false) =>
  queryOptions({
    queryKey: ['PRESET_REASON', 'desk', model ?? '', restores],
    enabled: model !== undefined,
    queryFn: async ({ signal }) => {
      const { cmsPresetReasonsFor } = await request(deskPresetsDocument, { model: model!, restores }, { signal })
      return cmsPresetReasonsFor.map(({ _id, textEn, textVi }) => ({
        _id,
        text: currentLocale() === 'vi' ? textVi : textEn,
      }))
    },
    staleTime: 60_000,
  })

/** The case in the query cache, without asking the server. */
export const knownCase = (id: string) => queryClient.getQueryData(caseQuery(id).queryKey)

/** Shows a case that the server has returned. */
export const keepCase = (one: FullCase) => queryClient.setQueryData(caseQuery(one._id).queryKey, one)

/** Changes a case in the query cache. The rest of it, links to pictures included, stays as old as it was. */
export function patchCase(id: string, patch: Partial<FullCase>): void {
  const { queryKey } = caseQuery(id)
  const updatedAt = queryClient.getQueryState(queryKey)?.dataUpdatedAt ?? 0
  queryClient.setQueryData(queryKey, (one) => one && { ...one, ...patch }, { updatedAt })
}
