import { profileLimits } from '@saya/contract/limits'
import type { AppTx } from '../../platform/db/database.ts'
import { addJob } from '../../platform/jobs/index.ts'
import { type ClaimOutcome, type Directory, type DirectoryClaim, usernameOpenAtMs } from '../member/index.ts'
import type { IdentityDeps } from './deps.ts'
import { findPasswordSetAt } from './password/credential.store.ts'
import { changeEntry, type EntryChange, getEntry, lockEntry, takenPart } from './directory.store.ts'
import { notifyOwner, ownerNotice } from './notice.ts'
import { isSettled } from './password/password.rules.ts'
import { takeQuota } from './code/quota.store.ts'
import { endSessionsOf } from './session/session.store.ts'
import { useCode as spendCode } from './code/useCode.ts'

type Deps = Pick<IdentityDeps, 'db' | 'clock' | 'peppers'>

/** The directory as the member's profile knows it. */
export function directory(deps: Deps): Directory {
  const { db, clock } = deps
  return {
    read: uid =>
      db.app(async tx => {
        const { username, email, phone, username_is_own, username_changed_at } = await getEntry(tx, uid)
        const passwordSetAtMs = await findPasswordSetAt(tx, uid)
        return {
          username,
          email: email ?? '',
          phone,
          hasPassword: passwordSetAtMs !== null,
          passwordConfirms: passwordSetAtMs !== null && isSettled(passwordSetAtMs, clock.now()),
          usernameIsOwn: username_is_own,
          usernameChangedAtMs: username_changed_at,
        }
      }),
    async claim(uid, claim) {
      try {
        return await db.app(tx => take(tx, deps, { uid, claim, nowMs: clock.now() }))
      } catch (error) {
        // What somebody else has undoes the whole transaction, so that the code in it is still good.
        const code = takenPart(error)
        if (!code) throw error
        return { ok: false, code }
      }
    },
    async takeShare(uid, kind) {
      const { most, windowHours } = profileLimits.changes[kind]
      const quota = { kind: `change of ${kind}`, subject: String(uid), most, windowMs: windowHours * 3_600_000 }
      const taken = await db.app(tx => takeQuota(tx, quota, clock.now()))
      return taken.ok ? null : taken.waitSeconds
    },
  }
}

interface Taking {
  readonly uid: bigint
  readonly claim: DirectoryClaim
  readonly nowMs: number
}

async function take(tx: AppTx, deps: Deps, { uid, claim, nowMs }: Taking): Promise<ClaimOutcome> {
  const entry = await lockEntry(tx, uid)
  const { phone } = claim
  const change = changeOf(entry, claim, nowMs)
  const openAtMs = usernameOpenAtMs({ isOwn: entry.username_is_own, changedAtMs: entry.username_changed_at })
  if (change.username !== undefined && openAtMs > nowMs) return { ok: false, code: 'username_too_soon', openAtMs }
  if (phone) {
    const used = await spendCode(tx, deps, { ...phone, purpose: 'edit', destination: phone.number, uid, nowMs })
    if (used.result === 'locked') return { ok: false, code: 'attempts_exceeded', waitSeconds: used.waitSeconds }
    if (used.result !== 'right') return { ok: false, code: used.result === 'spent' ? 'code_spent' : 'code_invalid' }
  }
  if (Object.keys(change).length === 0) return { ok: true }
  await changeEntry(tx, uid, change)
  if (phone && change.phone !== undefined)
    await endSessionsOf(tx, { uid, exceptId: phone.sessionId, by: 'phone', nowMs })
  await tellOf(tx, { uid, entry, change, nowMs })
  return { ok: true }
}

/** To the number and the address it had before: whoever took the account over has the new ones. */
async function tellOf(tx: AppTx, { uid, entry, change: { email, phone }, nowMs }: ClaimedChange): Promise<void> {
  const what = email === '' ? 'email_removed' : 'email'
  if (email !== undefined) await notifyOwner(tx, { uid, phone: entry.phone, what, nowMs })
  if (email !== undefined && entry.email) {
    await addJob(tx, ownerNotice, { payload: { to: entry.email, by: 'mail', what } })
  }
  if (phone !== undefined) await notifyOwner(tx, { uid, phone: entry.phone, what: 'phone', nowMs })
}

interface ClaimedChange {
  readonly uid: bigint
  readonly entry: Entry
  readonly change: EntryChange
  readonly nowMs: number
}

type Entry = Awaited<ReturnType<typeof lockEntry>>

/** Of what is claimed, what the entry does not say already. A first own username does not begin the 90 days. */
function changeOf(entry: Entry, { username, email, phone }: DirectoryClaim, nowMs: number): EntryChange {
  const name = username === entry.username ? undefined : username
  return {
    ...(name === undefined ? {} : { username: name }),
    ...(name !== undefined && entry.username_is_own ? { usernameChangedAtMs: nowMs } : {}),
    ...(email === undefined || email === (entry.email ?? '') ? {} : { email, emailChangedAtMs: nowMs }),
    ...(phone === undefined || phone.number === entry.phone ? {} : { phone: phone.number, phoneChangedAtMs: nowMs }),
  }
}
