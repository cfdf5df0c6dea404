import { officeContract } from '@saya/contract/office.ts'
import { adjustmentRoutes } from './features/adjustment/index.ts'
import { type CashierDeps, cashierRoutes } from './features/cashier/index.ts'
import { dossierRoutes } from './features/dossier/index.ts'
import { type FigureDeps, figureRoutes } from './features/figure/index.ts'
import { integrityRoutes } from './features/integrity/index.ts'
import { reconciliationRoutes } from './features/reconciliation/index.ts'
import { releaseRoutes } from './features/release/index.ts'
import { type ReviewDeps, reviewRoutes } from './features/review/index.ts'
import { type RoundCheckDeps, roundCheckRoutes } from './features/roundCheck/index.ts'
import { settingRoutes } from './features/setting/index.ts'
import { staffRoutes } from './features/staff/index.ts'
import { type DeskDeps, withdrawalDesk } from './features/withdrawal/index.ts'
import { voucherDeskRoutes } from './features/voucher/index.ts'
import { openContentDesk } from './openContentDesk.ts'
import type { Door } from './platform/http/openDoor.ts'

type OfficeDeps = ReviewDeps & DeskDeps & CashierDeps & FigureDeps & RoundCheckDeps

/** Puts every noun of the back office behind the door. */
export function openOffice(door: Door, deps: OfficeDeps): void {
  openContentDesk(door, deps)
  door.open(officeContract.adjustment, adjustmentRoutes(deps))
  door.open(officeContract.cashier, cashierRoutes(deps))
  door.open(officeContract.dossier, dossierRoutes(deps))
  door.open(officeContract.figure, figureRoutes(deps))
  door.open(officeContract.integrity, integrityRoutes(deps))
  door.open(officeContract.reconciliation, reconciliationRoutes(deps))
  door.open(officeContract.release, releaseRoutes(deps))
  door.open(officeContract.review, reviewRoutes(deps))
  door.open(officeContract.roundCheck, roundCheckRoutes(deps))
  door.open(officeContract.setting, settingRoutes(deps))
  door.open(officeContract.staff, staffRoutes(deps))
  door.open(officeContract.withdrawal, withdrawalDesk(deps))
  door.open(officeContract.voucher, voucherDeskRoutes(deps))
}
