import type { AppTx } from '../../../platform/db/database.ts'
import { guardedAs, listUsedUp, type Share, strangers } from '../../identity/index.ts'
import { staffLimits } from './staffSession.rules.ts'

interface OperatorNames {
  readonly id: string
  readonly email: string
}

/** The wrong tries at one operator: of passwords by the address, of codes by the person, for strangers or one device. */
export function triesOf({ id, email }: OperatorNames, share: Share = strangers) {
  return [
    { kind: 'staff passwords', subject: guardedAs(email, share), ...staffLimits.wrongPasswords },
    { kind: 'staff codes', subject: guardedAs(id, share), ...staffLimits.wrongCodes },
  ] as const
}

/** Says of any operator until when no new device comes in as them, in milliseconds; 0 where they may. */
export async function readLocks(tx: AppTx, nowMs: number): Promise<(operator: OperatorNames) => number> {
  const used = new Map<string, ReadonlyMap<string, number>>()
  for (const share of triesOf({ id: '', email: '' })) used.set(share.kind, await listUsedUp(tx, share, nowMs))
  return operator => Math.max(0, ...triesOf(operator).map(({ kind, subject }) => used.get(kind)?.get(subject) ?? 0))
}
