import { sql } from 'kysely'
import type { PartnerName } from '@saya/contract/identity/partner.ts'
import type { AppTx } from '../../../platform/db/database.ts'
import { instant } from '../../../platform/db/instant.ts'

interface CodeUse {
  readonly codeHash: Buffer
  readonly nowMs: number
}

/** Notes that a partner's code was shown here. Of many at once that show the same one, one gets through. */
export async function spendPartnerCode(tx: AppTx, { codeHash, nowMs }: CodeUse): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('partner_code')
    .values({ code_hash: codeHash, used_at: instant(nowMs) })
    .onConflict(conflict => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

/** Takes the note back of a code that the partner never heard of, so that it can be shown again. */
export async function returnPartnerCode(tx: AppTx, codeHash: Buffer): Promise<void> {
  await tx.deleteFrom('partner_code').where('code_hash', '=', codeHash).execute()
}

export interface PersonKey {
  readonly partner: PartnerName
  readonly personHash: Buffer
}

/** The member of a person, in a row that is held until the transaction ends: two at once become one member. */
export async function lockPerson(tx: AppTx, { partner, personHash }: PersonKey, nowMs: number) {
  const row = await tx
    .insertInto('partner_identity')
    .values({ partner, person_hash: personHash, created_at: instant(nowMs) })
    .onConflict(conflict => conflict.columns(['partner', 'person_hash']).doUpdateSet({ partner }))
    .returning('uid')
    .executeTakeFirstOrThrow()
  return row.uid ?? undefined
}

const linked = { waits_phone: null, waits_device: null, waits_until: null }

export async function linkPerson(tx: AppTx, key: PersonKey, { uid, nowMs }: { uid: bigint; nowMs: number }) {
  await tx
    .updateTable('partner_identity')
    .set({ uid, linked_at: instant(nowMs), ...linked })
    .where('partner', '=', key.partner)
    .where('person_hash', '=', key.personHash)
    .execute()
}

interface Waiting {
  readonly phone: string
  readonly deviceId: string
  readonly untilMs: number
}

/** Lets a person wait for the owner of their phone to prove, in the same browser, that they are the same. */
export async function letWait(tx: AppTx, key: PersonKey, { phone, deviceId, untilMs }: Waiting): Promise<void> {
  await tx
    .updateTable('partner_identity')
    .set({ waits_phone: phone, waits_device: deviceId, waits_until: instant(untilMs) })
    .where('partner', '=', key.partner)
    .where('person_hash', '=', key.personHash)
    .where('uid', 'is', null)
    .execute()
}

interface Proof {
  readonly phone: string
  readonly deviceId: string
  readonly uid: bigint
  readonly nowMs: number
}

/** Links those who waited for this phone in this browser to the member who has just proved that it is theirs. */
export async function linkWaiting(tx: AppTx, { phone, deviceId, uid, nowMs }: Proof): Promise<void> {
  await tx
    .updateTable('partner_identity')
    .set({ uid, linked_at: instant(nowMs), ...linked })
    .where('uid', 'is', null)
    .where('waits_phone', '=', phone)
    .where('waits_device', '=', deviceId)
    .where('waits_until', '>', instant(nowMs))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('partner_identity as other')
            .select(sql.lit(1).as('one'))
            .whereRef('other.partner', '=', 'partner_identity.partner')
            .where('other.uid', '=', uid),
        ),
      ),
    )
    .execute()
}

/** Of which partners a member is a person too, since when. */
export function listOwnPartners(tx: AppTx, uid: bigint) {
  return tx.selectFrom('partner_identity').select(['partner', 'linked_at']).where('uid', '=', uid).execute()
}

/** Deletes the notes of codes shown before then, so many at a time. */
export async function deletePartnerCodes(tx: AppTx, beforeMs: number, most: number): Promise<number> {
  const old = tx
    .selectFrom('partner_code')
    .select('code_hash')
    .where('used_at', '<', instant(beforeMs))
    .limit(most)
    .forUpdate()
    .skipLocked()
  const { numDeletedRows } = await tx.deleteFrom('partner_code').where('code_hash', 'in', old).executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
