import type { officeContract } from '@saya/contract/office.ts'
import { done, refuse } from '@saya/contract/outcome.ts'
import type { Handler } from '../../../platform/http/request/call.ts'
import { findEntry } from '../../identity/index.ts'
import { findProfile } from '../../member/index.ts'
import { actAs } from '../../staff/index.ts'
import type { DossierDeps } from '../deps.ts'

/** What is masked elsewhere. That it was looked at is on record before it is shown. */
export function reveal({ db, clock }: DossierDeps): Handler<typeof officeContract.dossier.reveal> {
  return async call => {
    const { uid, reason } = call.body
    const nowMs = clock.now()
    const entry = await db.app(async tx => {
      const found = await findEntry(tx, uid)
      const object = { kind: 'member', id: String(uid) } as const
      if (found) await actAs(tx, call, { action: 'member.reveal', object, reason, nowMs })
      return found
    })
    const profile = entry && (await db.member(uid, tx => findProfile(tx, uid)))
    if (!entry || !profile) return refuse('not_found')
    const names = [profile.real_first_name, profile.real_middle_name, profile.real_last_name]
    return done({
      phone: `+63 ${entry.phone}`,
      email: entry.email ?? '',
      real_name: names.filter(Boolean).join(' '),
      address: profile.last_login_ip,
    })
  }
}
