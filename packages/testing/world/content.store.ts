import { createHash } from 'node:crypto'
import { touchContent } from '../../../apps/server/features/game/index.ts'
import { publishTexts } from '../../../apps/server/features/legal/index.ts'
import type { Database, RefTx } from '../../../apps/server/platform/db/database.ts'

/** Changes what is shown, as another copy of the server would: this one hears of it once its shared answers have expired or are cleared. */
export function changeContent(db: Database, change: (tx: RefTx) => Promise<unknown>): Promise<void> {
  return db.ref(async tx => {
    await change(tx)
    await touchContent(tx)
  })
}

interface GameChange {
  readonly sorting?: number
  readonly maintained?: boolean
  readonly online?: boolean
  readonly is_hot?: boolean
  readonly img?: string
  readonly en_name?: string
  readonly tl_name?: string
  readonly category?: string
}

export function changeGame(db: Database, code: string, change: GameChange): Promise<void> {
  return changeContent(db, tx => tx.updateTable('game').set(change).where('code', '=', code).execute())
}

export function changeEveryGame(db: Database, change: GameChange): Promise<void> {
  return changeContent(db, tx => tx.updateTable('game').set(change).execute())
}

export function addCategory(db: Database, name: string, gameType: number): Promise<void> {
  const category = { name, game_type: gameType, place: 90, img: '/img/home/category-slot.webp', on_home: false }
  return changeContent(db, tx => tx.insertInto('category').values(category).execute())
}

interface Link {
  readonly name: string
  readonly url: string
  readonly img?: string
}

/** Puts these links in the place of all others of their kind. */
export function setLinks(db: Database, kind: 'media' | 'bottom' | 'top', links: readonly Link[]): Promise<void> {
  const rows = links.map((link, place) => ({ ...link, id: `${kind}-${place}`, kind, place }))
  return changeContent(db, async tx => {
    await tx.deleteFrom('link').where('kind', '=', kind).execute()
    if (rows.length) await tx.insertInto('link').values(rows).execute()
  })
}

interface NewText {
  readonly name: 'terms' | 'privacy' | 'stmt' | 'faq' | 'about'
  readonly brand?: 'slots' | 'h5'
  readonly body: string
}

/** Publishes a legal text as its next version, unless it says what the last one says. */
export function publishText(db: Database, { name, brand = 'h5', body }: NewText): Promise<void> {
  const hash = createHash('sha256').update(body).digest()
  return changeContent(db, tx => publishTexts(tx, [{ name, brand, title: ['T', 'T'], body: [body, body], hash }]))
}

/** Has our own studio offer every game, as it would say itself if it had them all. */
export async function offerEveryGame(tx: RefTx): Promise<void> {
  await tx.updateTable('provider_link_game').set({ offered: true }).where('link', '=', 1).execute()
}
