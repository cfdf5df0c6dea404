import { contract } from '@saya/contract'
import { channelRoutes } from './features/channel/index.ts'
import { couponRoutes } from './features/coupon/index.ts'
import { type DepositDeps, depositRoutes } from './features/deposit/index.ts'
import { payeeRoutes } from './features/payee/index.ts'
import type { StaffDeps } from './features/staff/index.ts'
import { type WithdrawalDeps, withdrawalRoutes } from './features/withdrawal/index.ts'
import { voucherRoutes } from './features/voucher/index.ts'
import { payeePorts } from './ports/payeePorts.ts'
import type { Door } from './platform/http/openDoor.ts'

interface CashierDeps {
  readonly deposits: DepositDeps
  readonly withdrawals: WithdrawalDeps
}

/** Puts behind the door how money comes in and goes out. */
export function openCashier(door: Door, deps: StaffDeps, { deposits, withdrawals }: CashierDeps): void {
  door.open(contract.channel, channelRoutes(deposits))
  door.open(contract.coupon, couponRoutes(deps))
  door.open(contract.deposit, depositRoutes(deposits))
  door.open(contract.payee, payeeRoutes({ ...deps, ports: payeePorts() }))
  door.open(contract.withdrawal, withdrawalRoutes(withdrawals))
  door.open(contract.voucher, voucherRoutes(deps))
}
