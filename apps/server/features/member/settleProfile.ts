import type { Jurisdiction } from '@saya/contract/gates.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import type { Directory, DirectoryEntry } from './directory.ts'
import { copyEntry, getProfile } from './member.store.ts'

export interface MemberDeps {
  readonly db: Database
  readonly clock: Clock
  readonly directory: Directory
  readonly jurisdiction: Jurisdiction
}

export type Profile = Awaited<ReturnType<typeof getProfile>>

/** Each further try means a change in between, so a few are enough. */
const mostRounds = 3

/**
 * The profile as it is, after bringing it up to the directory: a claim that was cut short before it reached the
 * profile is finished here, whoever looks next.
 */
export async function settleProfile(
  { db, clock, directory }: MemberDeps,
  uid: bigint,
): Promise<{ profile: Profile; entry: DirectoryEntry }> {
  let entry = await directory.read(uid)
  for (let round = 0; ; round++) {
    const profile = await db.member(uid, tx => getProfile(tx, uid))
    if (isSame(profile, entry) || round === mostRounds) return { profile, entry }
    // Asked again after the profile was seen: only what is newer than that may be written over it.
    entry = await directory.read(uid)
    if (isSame(profile, entry)) return { profile, entry }
    const { username, email, phone } = profile
    const copy = { uid, seen: { username, email, phone }, entry, nowMs: clock.now() }
    await db.member(uid, tx => copyEntry(tx, copy))
  }
}

function isSame(profile: Profile, entry: DirectoryEntry): boolean {
  return profile.username === entry.username && profile.email === entry.email && profile.phone === entry.phone
}
