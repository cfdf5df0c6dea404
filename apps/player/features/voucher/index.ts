export { openExchanged } from './openExchanged.tsx'
export { type Exchanged, useVoucherForm } from './useVoucherForm.ts'
export { VoucherField } from './VoucherField.tsx'
