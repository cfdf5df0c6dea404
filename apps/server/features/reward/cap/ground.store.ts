import { cappedKinds } from '@saya/contract/rebateCap/rebateCap.ts'
import { sql } from 'kysely'
import type { MemberTx } from '../../../platform/db/database.ts'
import { type Finding, type Ground, listMissing, missing } from '../../wallet/index.ts'
import { listMissingMonths, listPostingsBetween, listRebateMonths, listUncounted } from './posting.store.ts'
import { type RebateMonth, type RebatePosting, wrongWithMonth } from './proof.rules.ts'

const monthsAtOnce = 500
const mostFindings = 1000

/** Every posting in a class that the law caps was counted in its month, lay within the cap by the play written down with it, and is in the ledger. */
export const groundOfRebates: Ground = {
  kinds: [],
  find: (db, schema) =>
    db.memberSchema(
      schema,
      async tx => {
        const uncounted = await listUncounted(tx, cappedKinds, mostFindings)
        const posted = sql`select uid, kind, reference::text, amount from rebate_posting`
        const lines = uncounted.map(({ uid, seq, kind }) => {
          return finding(`${uid} PHP ${seq}`, `is of kind ${kind}, and was counted under no cap of its month`)
        })
        return [
          { findings: lines, total: uncounted[0]?.total ?? 0 },
          await findWrongMonths(tx),
          missing(await listMissing(tx, posted)),
        ]
      },
      { isLong: true },
    ),
}

function finding(subject: string, detail: string): Finding {
  return { check: 'cap', subject, detail }
}

async function findWrongMonths(tx: MemberTx) {
  const bare = await listMissingMonths(tx, mostFindings)
  const findings = bare.map(month => finding(nameOf(month), 'has postings, and counts none'))
  let last: RebateMonth | undefined
  for (;;) {
    const months = await listRebateMonths(tx, { last, size: monthsAtOnce })
    const [first, end] = [months[0], months.at(-1)]
    if (!first || !end) break
    const postings = byMonth(await listPostingsBetween(tx, first, end))
    for (const month of months) {
      const wrong = wrongWithMonth(month, postings.get(nameOf(month)) ?? [])
      findings.push(...wrong.map(detail => finding(nameOf(month), detail)))
    }
    last = end
  }
  return { findings: findings.slice(0, mostFindings), total: findings.length }
}

function byMonth(postings: readonly RebatePosting[]): ReadonlyMap<string, readonly RebatePosting[]> {
  const months = new Map<string, RebatePosting[]>()
  for (const posting of postings) {
    const known = months.get(nameOf(posting))
    if (known) known.push(posting)
    else months.set(nameOf(posting), [posting])
  }
  return months
}

function nameOf({ uid, month }: Pick<RebateMonth, 'uid' | 'month'>): string {
  return `${uid} ${month.slice(0, 7)}`
}
