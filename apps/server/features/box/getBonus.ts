import type { contract } from '@saya/contract'
import { done } from '@saya/contract/outcome.ts'
import { formatPesos } from '@saya/money'
import type { Handler } from '../../platform/http/request/call.ts'
import type { BoxDeps } from './deps.ts'
import { readStanding, viewWhyNot } from './readStanding.ts'

export function getBonus(deps: BoxDeps): Handler<typeof contract.box.getBonus> {
  return async ({ caller: { uid }, visitor: { language } }) => {
    const standing = await readStanding(deps, { uid, nowMs: deps.clock.now() })
    const nothing = { task_state: 0, bonus: '0.00', expires_at: 0, commitment: '', why_not: null } as const
    if (!standing) return done(nothing)
    const { box, day, code } = standing
    const known = { ...nothing, commitment: day?.commitment ?? '' }
    if (code || !box) return done({ ...known, why_not: viewWhyNot(standing, language) })
    if (box.status === 'opened') return done({ ...known, task_state: 2, bonus: formatPesos(box.amount ?? 0n) })
    return done({ ...known, task_state: 1, expires_at: Math.floor(box.expiresAtMs / 1000) })
  }
}
