import { sql } from 'kysely'
import type { RefTx } from '../../platform/db/database.ts'
import type { LegalText } from './readLegalTexts.ts'

export type LegalName = LegalText['name']
export type DocumentRow = NonNullable<Awaited<ReturnType<typeof findDocument>>>

/** The newest version of a text: the brand's own where it has one, else that of all brands. */
export function findDocument(tx: RefTx, name: LegalName, brand: string) {
  return tx
    .selectFrom('legal_document')
    .selectAll()
    .where('name', '=', name)
    .where('brand', 'in', [brand, 'h5'])
    .orderBy(sql`brand = 'h5'`)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Publishes what differs from the newest version as the next one, and says whether anything did. */
export async function publishTexts(tx: RefTx, texts: readonly LegalText[]): Promise<boolean> {
  let isChanged = false
  for (const { name, brand, title, body, hash } of texts) {
    const newest = await tx
      .selectFrom('legal_document')
      .select(['version', 'text_hash'])
      .where('name', '=', name)
      .where('brand', '=', brand)
      .orderBy('version', 'desc')
      .limit(1)
      .executeTakeFirst()
    if (newest?.text_hash.equals(hash)) continue
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('legal_document')
      .values({
        name,
        brand,
        version: (newest?.version ?? 0) + 1,
        title_en: title[0],
        title_tl: title[1],
        body_en: body[0],
        body_tl: body[1],
        text_hash: hash,
      })
      // Of two copies of the server that start at once, one publishes.
      .onConflict(conflict => conflict.doNothing())
      .executeTakeFirstOrThrow()
    isChanged ||= numInsertedOrUpdatedRows === 1n
  }
  return isChanged
}
