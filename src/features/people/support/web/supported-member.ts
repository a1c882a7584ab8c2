import type { SupportedMemberQuery } from '../../../../generated/graphql/graphql.ts'

/** The member of a page of support. */
export type SupportedMember = NonNullable<SupportedMemberQuery['cmsGetUser']>
