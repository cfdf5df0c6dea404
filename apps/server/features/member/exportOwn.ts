import type { MemberTx } from '../../platform/db/database.ts'
import { getProfile } from './member.store.ts'

const withheld = /^(note|tags|tester|parent_|kyc_(?!status))/

/** What the profile holds, for the copy of the member's own data: all but what staff noted, who somebody else is, and what is told of KYC. */
export async function exportOwn(tx: MemberTx, uid: bigint): Promise<Record<string, unknown>> {
  const profile = await getProfile(tx, uid)
  const own = Object.fromEntries(Object.entries(profile).filter(([name]) => !withheld.test(name))) as typeof profile
  const seconds = (ms: number | null) => (ms === null ? 0 : Math.floor(ms / 1000))
  return {
    ...own,
    uid: String(own.uid),
    created_at: seconds(own.created_at),
    last_login_at: seconds(own.last_login_at),
    updated_at: seconds(own.updated_at),
  }
}
