import type { contract } from '@saya/contract'
import { codeLimits } from '@saya/contract/limits'
import { done, refuse } from '@saya/contract/outcome.ts'
import type { Handler } from '../../platform/http/call.ts'
import { hashCode, newCode } from './code.ts'
import { decideSend } from './code.rules.ts'
import { deleteCode, insertCode, listSent, lockPhone } from './code.store.ts'
import type { IdentityDeps } from './deps.ts'
import { newToken } from './token.ts'

const dayMs = 24 * 3_600_000

/** Sends a code. Known and unknown phones take the same way, so the answer tells nothing about them. */
export function sendCode(deps: IdentityDeps): Handler<typeof contract.identity.sendCode> {
  const { db, clock, random, pepper, sms } = deps
  return async ({ body: { phone, purpose } }) => {
    const now = clock.now()
    const id = newToken(random)
    const digits = newCode(random)
    const decision = await db.app(async tx => {
      const guard = await lockPhone(tx, phone, now)
      const decided = decideSend(
        { sentAtMs: await listSent(tx, phone, now - dayMs), lockedUntilMs: guard.lockedUntilMs },
        now,
      )
      if (decided.ok) {
        const codeHash = hashCode(pepper, { id, phone, purpose, digits })
        await insertCode(tx, {
          id,
          phone,
          purpose,
          codeHash,
          createdAtMs: now,
          expiresAtMs: now + codeLimits.validSeconds * 1000,
        })
      }
      return decided
    })
    if (!decision.ok) return refuse(decision.code, decision.waitSeconds)
    // No transaction stays open while another party is asked.
    const sent = await sms.send({
      to: phone,
      text: `${digits} is your Saya code. Keep it to yourself. It is valid for 5 minutes.`,
    })
    // What may have gone out is counted, and its code is good: the person may be reading it already.
    if (sent === 'refused') {
      await db.app(tx => deleteCode(tx, id))
      return refuse('sms_unavailable')
    }
    return done({ id, codeLength: codeLimits.length, resendAt: Math.floor(now / 1000) + codeLimits.resendSeconds })
  }
}
