import type { StaffDeps } from '../staff/index.ts'

/** What vouchers are exchanged and given out with. */
export type VoucherDeps = StaffDeps

/** What is claimed and not yet credited is finished with. */
export type CreditDeps = Pick<VoucherDeps, 'db' | 'clock' | 'log'>
