import { sql } from 'kysely'
import { adjustmentReasons, type Ground, groundOf } from '../wallet/index.ts'

/** Every cause with the account that it is posted against. */
const accountsOfCauses = JSON.stringify(adjustmentReasons)

/**
 * Of every adjustment there is one that was approved, and the other way round; but for the first money of the people of a
 * demonstration, who get so much of it and nowhere else. What was approved for one cause and stands against the account of
 * another would put the books of a gateway, or of our gifts, wrong without anybody's wallet telling of it.
 */
export function groundOfAdjustments(demoMoney: readonly bigint[]): Ground {
  return groundOf({
    kinds: [30, 31],
    stands: sql<boolean>`exists (
      select from adjustment a where a.id::text = j.reference and a.uid = j.uid and a.amount = j.amount
        and a.status = 'approved' and a.direction = case j.kind when 30 then 'given' else 'taken' end
        and a.asset = j.asset and (${accountsOfCauses}::jsonb ->> a.cause)::integer = case j.kind when 30 then j.source else j.destination end
    ) or (j.seq = 1 and j.kind = 30 and j.asset = 'PHP' and j.reference = 'demo money of ' || j.uid
      and j.amount = any(${[...demoMoney]}::bigint[]))`,
    posted: sql`
      select uid, case direction when 'given' then 30 else 31 end, id::text, amount from adjustment
      where status = 'approved'`,
  })
}
