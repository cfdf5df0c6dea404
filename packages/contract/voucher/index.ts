import { createBatch } from './createBatch.ts'
import { decideBatch } from './decideBatch.ts'
import { exchangeVoucher } from './exchangeVoucher.ts'
import { findVoucher } from './findVoucher.ts'
import { getBatch } from './getBatch.ts'
import { issueBatch } from './issueBatch.ts'
import { listBatches } from './listBatches.ts'
import { listVouchers } from './listVouchers.ts'
import { voidBatch } from './voidBatch.ts'
import { voidVoucher } from './voidVoucher.ts'

export const operations = { exchangeVoucher, listVouchers }

/** What staff do with them. */
export const deskOperations = {
  createBatch,
  decideBatch,
  findVoucher,
  getBatch,
  issueBatch,
  listBatches,
  voidBatch,
  voidVoucher,
}
