import { contract } from '@saya/contract'
import { channelRoutes } from './features/channel/index.ts'
import { type DepositDeps, depositRoutes } from './features/deposit/index.ts'
import { payeeRoutes } from './features/payee/index.ts'
import type { StaffDeps } from './features/staff/index.ts'
import { payeeSurroundings } from './payeeSurroundings.ts'
import type { Door } from './platform/http/openDoor.ts'

/** Puts behind the door how money comes in and goes out. */
export function openCashier(door: Door, deps: StaffDeps, deposits: DepositDeps): void {
  door.open(contract.channel, channelRoutes(deps))
  door.open(contract.deposit, depositRoutes(deposits))
  door.open(contract.payee, payeeRoutes({ ...deps, surroundings: payeeSurroundings() }))
}
