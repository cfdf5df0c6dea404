import type { contract } from '@saya/contract'
import type { officeContract } from '@saya/contract/office.ts'
import type { Handlers } from '../../platform/http/request/call.ts'
import { createBatch } from './batch/createBatch.ts'
import { decideBatch } from './batch/decideBatch.ts'
import type { VoucherDeps } from './deps.ts'
import { exchangeVoucher } from './code/exchangeVoucher.ts'
import { findVoucher } from './findVoucher.ts'
import { getBatch } from './batch/getBatch.ts'
import { issueBatch } from './batch/issueBatch.ts'
import { listBatches } from './batch/listBatches.ts'
import { listVouchers } from './listVouchers.ts'
import { voidBatch } from './batch/voidBatch.ts'
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
