import { sql } from 'kysely'
import type { MemberTx } from '../../platform/db/database.ts'
import { instant } from '../../platform/db/instant.ts'
import type { DocumentRow } from './legal.store.ts'

interface NewConsent {
  readonly uid: bigint
  readonly document: DocumentRow
  readonly nowMs: number
  readonly address: string
  readonly channel: string
}

/** Notes that a member agreed to a text. What stands already stays as it was given. */
export async function giveConsent(tx: MemberTx, { uid, document, nowMs, address, channel }: NewConsent): Promise<void> {
  await tx
    .insertInto('consent')
    .values({
      uid,
      document: document.name,
      version: document.version,
      text_hash: document.text_hash,
      given_at: instant(nowMs),
      address,
      channel,
    })
    .onConflict(conflict => conflict.doNothing())
    .execute()
}

/** Whether the member agreed to exactly this text, and has not withdrawn it. */
export async function hasConsent(tx: MemberTx, uid: bigint, document: DocumentRow): Promise<boolean> {
  const row = await tx
    .selectFrom('consent')
    .select(sql`1`.as('one'))
    .where('uid', '=', uid)
    .where('document', '=', document.name)
    .where('text_hash', '=', document.text_hash)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}

/** Whether a member has agreed to be sent offers, in whichever version of the text, and has not withdrawn that. */
export async function agreesToOffers(tx: MemberTx, uid: bigint): Promise<boolean> {
  const row = await tx
    .selectFrom('consent')
    .select('document')
    .where('uid', '=', uid)
    .where('document', '=', 'marketing')
    .where('withdrawn_at', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

interface ConsentWithdrawal {
  readonly uid: bigint
  readonly document: string
  readonly nowMs: number
}

export async function withdrawConsent(tx: MemberTx, { uid, document, nowMs }: ConsentWithdrawal): Promise<void> {
  await tx
    .updateTable('consent')
    .set({ withdrawn_at: instant(nowMs) })
    .where('uid', '=', uid)
    .where('document', '=', document)
    .where('withdrawn_at', 'is', null)
    .execute()
}

export function listOwnConsents(tx: MemberTx, uid: bigint) {
  return tx
    .selectFrom('consent')
    .selectAll()
    .where('uid', '=', uid)
    .orderBy('given_at', 'desc')
    .orderBy('document', 'desc')
    .limit(200)
    .execute()
}
