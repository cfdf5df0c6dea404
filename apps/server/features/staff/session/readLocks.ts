import type { AppTx } from '../../../platform/db/database.ts'
import { listUsedUp } from '../../identity/index.ts'
import { staffLimits } from './staffSession.rules.ts'

interface OperatorNames {
  readonly id: string
  readonly email: string
}

/** The shares of wrong tries that are one operator's: of passwords by the address, of codes by the person. */
export function triesOf({ id, email }: OperatorNames) {
  return [
    { kind: 'staff passwords', subject: email, ...staffLimits.wrongPasswords },
    { kind: 'staff codes', subject: id, ...staffLimits.wrongCodes },
  ] as const
}

/** Says of any operator until when nobody comes in as them, in milliseconds; 0 where they may. */
export async function readLocks(tx: AppTx, nowMs: number): Promise<(operator: OperatorNames) => number> {
  const used = new Map<string, ReadonlyMap<string, number>>()
  for (const share of triesOf({ id: '', email: '' })) used.set(share.kind, await listUsedUp(tx, share, nowMs))
  return operator => Math.max(0, ...triesOf(operator).map(({ kind, subject }) => used.get(kind)?.get(subject) ?? 0))
}
