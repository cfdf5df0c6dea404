export { openExchanged } from './openExchanged.tsx'
export { openVoucherSheet } from './openVoucherSheet.ts'
export { type Exchanged, useVoucherForm } from './useVoucherForm.ts'
export { VoucherField } from './VoucherField.tsx'
