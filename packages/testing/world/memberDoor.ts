import type { Database, MemberTx } from '../../../apps/server/platform/db/database.ts'

/** How a call's work that reads in one transaction of the member is opened where no call is held. */
export function memberDoor(db: Database, uid: bigint) {
  return <T>(work: (tx: MemberTx) => Promise<T>): Promise<T> => db.member(uid, work)
}
