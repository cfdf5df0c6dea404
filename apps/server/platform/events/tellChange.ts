import type { ChangeSubject } from '@saya/contract/realtime/changeTopic.ts'
import type { Logger } from 'pino'
import type { Database } from '../db/database.ts'
import { tellNews } from './news.store.ts'

interface TellingDeps {
  readonly db: Database
  readonly log: Logger
}

/**
 * Lets a member's open pages know that something of theirs is another one, right behind the commit that made it so. It
 * is a hint: a page that never hears it asks by itself, so that nothing depends on its getting through.
 */
export async function tellChange({ db, log }: TellingDeps, uid: bigint, about: ChangeSubject): Promise<void> {
  await db
    .app(tx => tellNews(tx, 'member.changed', { uid: String(uid), about }))
    .catch((fault: unknown) => log.warn({ err: fault, about }, 'a change was not told'))
}
