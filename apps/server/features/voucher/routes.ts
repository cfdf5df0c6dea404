import type { contract } from '@saya/contract'
import type { officeContract } from '@saya/contract/office.ts'
import type { Handlers } from '../../platform/http/call.ts'
import { createBatch } from './createBatch.ts'
import { decideBatch } from './decideBatch.ts'
import type { VoucherDeps } from './deps.ts'
import { exchangeVoucher } from './exchangeVoucher.ts'
import { getBatch } from './getBatch.ts'
import { issueBatch } from './issueBatch.ts'
import { listBatches } from './listBatches.ts'
import { listVouchers } from './listVouchers.ts'
import { voidBatch } from './voidBatch.ts'

export function voucherRoutes(deps: VoucherDeps): Handlers<typeof contract.voucher> {
  return { exchangeVoucher: exchangeVoucher(deps), listVouchers: listVouchers(deps) }
}

export function voucherDeskRoutes(deps: VoucherDeps): Handlers<typeof officeContract.voucher> {
  return {
    createBatch: createBatch(deps),
    decideBatch: decideBatch(deps),
    getBatch: getBatch(deps),
    issueBatch: issueBatch(deps),
    listBatches: listBatches(deps),
    voidBatch: voidBatch(deps),
  }
}
