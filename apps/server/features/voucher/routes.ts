import type { contract } from '@saya/contract'
import type { officeContract } from '@saya/contract/office.ts'
import type { Handlers } from '../../platform/http/call.ts'
import { createBatch } from './createBatch.ts'
import { decideBatch } from './decideBatch.ts'
import type { VoucherDeps } from './deps.ts'
import { exchangeVoucher } from './exchangeVoucher.ts'
import { findVoucher } from './findVoucher.ts'
import { getBatch } from './getBatch.ts'
import { issueBatch } from './issueBatch.ts'
import { listBatches } from './listBatches.ts'
import { listVouchers } from './listVouchers.ts'
import { voidBatch } from './voidBatch.ts'
import { voidVoucher } from './voidVoucher.ts'

export function voucherRoutes(deps: VoucherDeps): Handlers<typeof contract.voucher> {
  return { exchangeVoucher: exchangeVoucher(deps), listVouchers: listVouchers(deps) }
}

export function voucherDeskRoutes(deps: VoucherDeps): Handlers<typeof officeContract.voucher> {
  return {
    createBatch: createBatch(deps),
    decideBatch: decideBatch(deps),
    findVoucher: findVoucher(deps),
    getBatch: getBatch(deps),
    issueBatch: issueBatch(deps),
    listBatches: listBatches(deps),
    voidBatch: voidBatch(deps),
    voidVoucher: voidVoucher(deps),
  }
}
