import type { AppTx } from '../../platform/db/database.ts'
import { findUsedUp } from '../identity/index.ts'
import { staffLimits } from './staffSession.rules.ts'

/** The shares of wrong tries that are one operator's: of passwords by the address, of codes by the person. */
export function triesOf({ id, email }: { readonly id: string; readonly email: string }) {
  return [
    { kind: 'staff passwords', subject: email, ...staffLimits.wrongPasswords },
    { kind: 'staff codes', subject: id, ...staffLimits.wrongCodes },
  ] as const
}

/** Until when nobody comes in as an operator, in milliseconds; 0 where they may. */
export async function lockedUntil(
  tx: AppTx,
  operator: { readonly id: string; readonly email: string },
  nowMs: number,
): Promise<number> {
  const ends = await Promise.all(triesOf(operator).map(share => findUsedUp(tx, share, nowMs)))
  return Math.max(0, ...ends)
}
