import { defineList } from '../../../platform/shared/list.ts'

export const inputTypes = ['TEXT', 'IMAGE'] as const
export type InputType = (typeof inputTypes)[number]

/** `/badges/register_form` */
export const registerFormList = defineList({
  name: 'BadgeRegisterForm',
  filters: {
    q: { kind: 'text', longest: 200 },
    require: { kind: 'yesNo' },
    inputType: { kind: 'choice', values: inputTypes },
  },
  sorts: ['CREATED_AT', 'DETAIL', 'INPUT_TYPE', 'REQUIRED'],
  defaultSort: { type: 'CREATED_AT', dir: 'DESC' },
  pageSize: 10,
  pageSizes: [10, 20, 50, 100],
})
