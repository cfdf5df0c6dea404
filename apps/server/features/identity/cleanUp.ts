import { dayMs } from '@saya/money'
import type { Clock } from '../../platform/clock.ts'
import type { AppTx, Database } from '../../platform/db/database.ts'
import { closeIncidents } from '../../platform/incident/incident.store.ts'
import type { DayRun, ProductDayWork } from '../../platform/dayWork/index.ts'
import { deleteCodes } from './code/code.store.ts'
import { deleteGuards } from './code/guard.store.ts'
import { deleteHandoffs } from './handoff/handoff.store.ts'
import { deletePartnerCodes } from './partner/partner.store.ts'
import { deleteQuotas } from './code/quota.store.ts'
import { deleteDevices } from './session/knownDevice.store.ts'
import { deleteNumberClaims } from './session/numberClaims.store.ts'
import { deleteSessions } from './session/session.store.ts'

/** Few enough that a transaction holds nobody up. */
const most = 1000

/** Nobody closes these by hand: what they tell of passes by itself. */
const smsIncidents = ['SMS_CONVERSION_LOW', 'SMS_BUDGET_LOW', 'SMS_BUDGET_SPENT']

type Delete = (tx: AppTx, beforeMs: number, most: number) => Promise<number>

/** What is deleted, and at which age nothing asks for it any more. */
const rows: readonly { readonly delete: Delete; readonly afterMs: number }[] = [
  // The limits of a day count the codes of the last 24 hours.
  { delete: deleteCodes, afterMs: dayMs },
  { delete: deleteGuards, afterMs: dayMs },
  { delete: deleteQuotas, afterMs: 0 },
  { delete: deleteHandoffs, afterMs: 0 },
  // Long after the partner itself refuses them.
  { delete: deletePartnerCodes, afterMs: dayMs },
  // As long as a browser keeps its id.
  { delete: deleteDevices, afterMs: 400 * dayMs },
  // Long enough for support to see when somebody was last signed in.
  { delete: deleteSessions, afterMs: 30 * dayMs },
  // Long enough for whoever complains about a number that was moved. Who moved it stays in the audit log.
  { delete: deleteNumberClaims, afterMs: 400 * dayMs },
]

/** Deletes what identity keeps for a while only. */
export function cleanUp({ db, clock }: { db: Database; clock: Clock }): ProductDayWork {
  async function perform({ step }: DayRun<AppTx>): Promise<void> {
    const now = clock.now()
    await db.app(tx => closeIncidents(tx, { kinds: smsIncidents, subjects: '', notSeenSinceMs: now - dayMs }, now))
    for (const { delete: deleteSome, afterMs } of rows) {
      const beforeMs = clock.now() - afterMs
      let deleted = most
      while (deleted === most) {
        await step(async tx => {
          deleted = await deleteSome(tx, beforeMs, most)
          return ''
        })
      }
    }
  }
  return { name: 'identity.cleanUp', atManila: '03:30', missed: 'last', once: 'for the product', perform }
}
