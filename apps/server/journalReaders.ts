import { betReader } from './features/bet/index.ts'
import { messageReader } from './features/message/index.ts'
import { moneyReader } from './features/tally/index.ts'
import { seeTurnover } from './features/vip/index.ts'
import { auditReader, houseReader } from './features/wallet/index.ts'
import type { Clock } from './platform/clock.ts'
import type { Database } from './platform/db/database.ts'
import type { Reader } from './platform/readers/index.ts'

/** Who reads the journal: every noun that keeps something made of it. */
export function journalReaders(deps: { readonly db: Database; readonly clock: Clock }): readonly Reader[] {
  return [houseReader, betReader({ seeTurnover }), messageReader, moneyReader, auditReader(deps)]
}
