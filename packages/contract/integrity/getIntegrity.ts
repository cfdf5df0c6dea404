import * as v from 'valibot'
import { listOf } from '../list.ts'
import { seconds } from '../money.ts'
import { operation } from '../operation.ts'

export const getIntegrity = operation({
  method: 'GET',
  path: '/office/api/integrity',
  access: 'staff',
  permission: 'integrity.read',
  isPassive: true,
  summary: 'Whether the ledger and the record of staff hold, and when that was last proven',
  answer: v.object({
    is_sound: v.boolean(),
    /** When this was answered, by the server's clock: ages are told by it. */
    asked_at: seconds,
    ledger: v.array(
      v.object({
        schema: v.number(),
        day: v.string(),
        started_at: seconds,
        ended_at: seconds,
        wallets: v.string(),
        postings: v.string(),
        commands: v.string(),
        findings: v.number(),
      }),
    ),
    /** Filcoins that members hold, as of the last minute. Testers do not count. */
    coins_owed: v.string(),
    record: v.object({
      acts: v.string(),
      proven: v.string(),
      proven_at: seconds,
      is_sound: v.boolean(),
      /** How far it was signed outside the database, and what comparing with that came to. */
      signed: v.object({
        state: v.picklist(['never', 'held', 'lost', 'moved', 'broken']),
        seq: v.string(),
        at: seconds,
      }),
      head: v.string(),
    }),
    incidents: listOf(
      v.object({ id: v.string(), kind: v.string(), subject: v.string(), opened_at: seconds, seen_at: seconds }),
    ),
  }),
  refusals: {},
})
