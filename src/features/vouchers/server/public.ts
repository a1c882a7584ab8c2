export { Voucher } from './voucher.type.ts'
export type { VoucherRow } from './voucher.queries.ts'
