import { type HarmBand, isAtLeast } from '@saya/contract/harmDesk/bands.ts'
import type { MemberTx } from '../../platform/db/database.ts'
import { bandWith } from './contact.rules.ts'
import { findSigns } from './day.store.ts'

/**
 * Where a member stands by the last night, and no lower than words that they may hurt themselves say until somebody has spoken with them.
 * It is never shown to the member, nor told to anybody outside.
 */
export async function bandOf(tx: MemberTx, uid: bigint): Promise<HarmBand> {
  const { band, topics } = await findSigns(tx, uid)
  return bandWith(band, topics)
}

/**
 * Whether a member stands at the band contact or above, or asked for help and nobody has finished speaking with them: nothing is
 * advertised or promoted to them, and they are raised no level.
 */
export async function isAtContact(tx: MemberTx, uid: bigint): Promise<boolean> {
  const { band, topics } = await findSigns(tx, uid)
  return topics.length > 0 || isAtLeast(band, 'contact')
}
