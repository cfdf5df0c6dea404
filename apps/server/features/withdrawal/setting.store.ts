import { type SettingName, settings } from '@saya/contract/setting/settings.ts'
import type { MemberTx } from '../../platform/db/database.ts'
import { parsePesos, type Units } from '@saya/money'

export interface PayoutSettings {
  /** Whether anybody can ask to be paid out at all. */
  readonly isOpen: boolean
  /** What is paid without anybody looking, at most. */
  readonly automaticMost: Units
}

/** What the operator set for withdrawals; what nobody set is as it is at first. */
export async function readPayoutSettings(tx: MemberTx): Promise<PayoutSettings> {
  const names: readonly SettingName[] = ['withdrawals', 'withdrawals_automatic']
  const rows = await tx.selectFrom('setting').select(['name', 'value']).where('name', 'in', names).execute()
  const kept = new Map(rows.map(({ name, value }) => [name, value]))
  const pesos = settings.withdrawals_automatic.find(word => word === kept.get('withdrawals_automatic'))
  return {
    isOpen: kept.get('withdrawals') !== 'closed',
    automaticMost: parsePesos(pesos ?? settings.withdrawals_automatic[0], 0) ?? 0n,
  }
}
