import { checkHeads, type HeadsOptions } from './headsFile.ts'
import { nightlyAudit } from './nightlyAudit.ts'

/** Asked often, it proves the ledger once a night: all of it, and that it still leads to what was signed. */
export async function everyNight(options: HeadsOptions & { readonly signal?: AbortSignal }): Promise<void> {
  if ((await nightlyAudit(options)) > 0) await checkHeads(options)
}
