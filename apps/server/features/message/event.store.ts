import type { ServiceKindName } from '@saya/contract/message/messageKinds.ts'
import { sql } from 'kysely'
import type { MemberTx } from '../../platform/db/database.ts'
import { instant } from '../../platform/db/instant.ts'

export interface MemberEvent {
  readonly uid: bigint
  /** Never an offer: one would have to come with a permit. */
  readonly kind: ServiceKindName
  /** The id of what happened: the same kind about the same is one message, however often it is told. */
  readonly about: string
  /** In 1/10,000 peso, where it is about money. */
  readonly amount?: bigint
  readonly nowMs: number
}

/**
 * Notifies a member of an event, in the transaction in which it happens: nobody is told of what is undone. Service notices
 * alone come this way, which always go out; an offer is no kind of event.
 */
export async function notifyMember(tx: MemberTx, { uid, kind, about, amount = 0n, nowMs }: MemberEvent): Promise<void> {
  await tx
    .insertInto('message')
    .values({
      id: sql<string>`md5('event ' || ${uid}::bigint || ' ' || ${kind}::text || ' ' || ${about}::text)::uuid`,
      uid,
      kind,
      about,
      amount,
      cash_type: 0,
      created_at: instant(nowMs),
    })
    .onConflict(conflict => conflict.doNothing())
    .execute()
}
