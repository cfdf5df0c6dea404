import { sql } from 'kysely'
import type { RefTx } from '../../../apps/server/platform/db/database.ts'
import { instant } from '../../../apps/server/platform/db/instant.ts'

const [proposer, approver] = ['00000000-0000-4000-8000-00000000000a', '00000000-0000-4000-8000-00000000000b']

export interface AgreedOffer {
  readonly id: string
  readonly kind: string
  readonly offer: object
  readonly atMs: number
}

/** A promotion as two people agreed to it at a moment, with a brake that nothing passes. Its budget is opened by whoever wants one. */
export async function agreeToOffer(tx: RefTx, { id, kind, offer, atMs }: AgreedOffer): Promise<void> {
  const [draft, at] = [JSON.stringify(offer), instant(atMs)]
  await sql`
    insert into promotion (id, kind, draft, live, made_by, made_name, made_at)
    values (${id}, ${kind}, ${draft}::jsonb, 1, ${proposer}::uuid, 'first', ${at})`.execute(tx)
  await sql`
    insert into promotion_version (promotion, number, offer, brake, dry_run, reason, status,
      proposed_by, proposed_name, proposed_at, decided_by, decided_name, decided_at)
    values (${id}, 1, ${draft}::jsonb, 1000000000000, '{"days": []}', 'simulated', 'approved',
      ${proposer}::uuid, 'first', ${at}, ${approver}::uuid, 'second', ${at})`.execute(tx)
}

/** So that the work of a day pays for no promotion that was agreed to before. */
export async function forgetOffers(tx: RefTx): Promise<void> {
  await sql`delete from promotion_version`.execute(tx)
  await sql`delete from promotion`.execute(tx)
}
