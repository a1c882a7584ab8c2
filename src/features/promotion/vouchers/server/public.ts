export { Voucher } from './voucher.type.ts'
export { voucherById, type VoucherRow } from './voucher.queries.ts'
