export { handOver, takeCode } from './redemptions.ts'
export { codeById, VoucherCode } from './voucher-code.type.ts'
export { Voucher } from './voucher.type.ts'
export { voucherById, type VoucherRow } from './voucher.queries.ts'
