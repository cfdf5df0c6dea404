import { type HarmBand, isAtLeast } from '@saya/contract/harmDesk/bands.ts'
import type { MemberTx } from '../../platform/db/database.ts'
import { findNewestDay } from './day.store.ts'

/** Where a member stands by the last night. It is never shown to the member, nor told to anybody outside. */
export async function bandOf(tx: MemberTx, uid: bigint): Promise<HarmBand> {
  return (await findNewestDay(tx, uid))?.band ?? 'none'
}

/** Whether a member stands at the band contact or above: nothing is advertised or promoted to them, and they are raised no level. */
export async function isAtContact(tx: MemberTx, uid: bigint): Promise<boolean> {
  return isAtLeast(await bandOf(tx, uid), 'contact')
}
