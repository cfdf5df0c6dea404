import type { officeContract } from '@saya/contract/office.ts'
import { done, refuse } from '@saya/contract/outcome.ts'
import type { AppTx } from '../../../platform/db/database.ts'
import type { Handler } from '../../../platform/http/request/call.ts'
import { isLoopback } from '../../../platform/http/request/network.ts'
import {
  guardedAs,
  hashToken,
  isStrange,
  newToken,
  type PasswordHashes,
  returnQuota,
  takeQuota,
} from '../../identity/index.ts'
import type { StaffDeps } from '../deps.ts'
import { findOperator, renewOperatorHash } from '../operator.store.ts'
import { noteRefusal } from './noteRefusal.ts'
import { findOperatorShare } from './operatorDevice.store.ts'
import { isLapsed } from './password.rules.ts'
import { staffLimits } from './staffSession.rules.ts'
import { openTicket } from './staffSession.store.ts'

/**
 * A try counts as wrong from before it is looked at until it proved right, so that many at once are no more guesses than
 * many one by one; and whoever does not work here is answered in the same way and time. A browser that the operator has
 * worked in has tries of its own, which no stranger uses up.
 */
export function signIn(deps: StaffDeps, hashes: PasswordHashes): Handler<typeof officeContract.staff.signIn> {
  const { db, clock, random } = deps

  return async ({ body: { email, password }, address, network, device, requestId }) => {
    const share = await db.app(tx => findOperatorShare(tx, email, device.id))
    const isKnown = !isStrange(share)
    return hashes.inTurn({ network, source: email, isKnown }, async isRight => {
      const nowMs = clock.now()
      const refused = { email, by: 'password', address, requestId, nowMs } as const
      const shares = [
        { kind: 'staff passwords', subject: guardedAs(email, share), ...staffLimits.wrongPasswords },
        ...(!isKnown && (deps.countsLoopback || !isLoopback(address))
          ? [{ kind: 'staff passwords of a network', subject: network, ...staffLimits.wrongFromNetwork }]
          : []),
      ]

      async function count(tx: AppTx): Promise<number | undefined> {
        for (const share of shares) {
          const taken = await takeQuota(tx, share, nowMs)
          if (!taken.ok) return taken.waitSeconds
        }
        return undefined
      }

      const waitSeconds = await db.app(count)
      if (waitSeconds !== undefined) {
        noteRefusal(deps, { ...refused, isLocked: true })
        return refuse('attempts_exceeded', waitSeconds)
      }
      const operator = await db.app(tx => findOperator(tx, email))
      if (!(await isRight(password, operator?.password_hash ?? null)) || !operator) {
        noteRefusal(deps, { ...refused, isLocked: false })
        return refuse('sign_in_refused')
      }
      if (isLapsed(operator.password_drawn_at, nowMs)) return refuse('password_lapsed')
      const ticket = newToken(random)
      const { id, password_hash: was } = operator
      const hash = await hashes.renew(password, was)
      await db.app(async tx => {
        if (hash !== undefined) await renewOperatorHash(tx, { id, was, hash })
        for (const share of shares) await returnQuota(tx, share)
        const expiresAtMs = nowMs + staffLimits.ticketMs
        await openTicket(tx, { ticketHash: hashToken(ticket), operatorId: operator.id, expiresAtMs })
      })
      return done({ ticket, sets_password: operator.password_drawn_at !== null })
    })
  }
}
