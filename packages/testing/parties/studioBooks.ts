import { join } from 'node:path'
import { type Database, openDatabase } from '../../../apps/studio/platform/db/openDatabase.ts'
import { type Random, systemRandom as random } from '../../../apps/studio/platform/random.ts'
import { openVault, type Vault } from '../../../apps/studio/seed/openVault.ts'
import { ownDatabase } from '../process/databases.ts'
import { root } from '../root.ts'

/** With which any copy of the studio of a test keeps its seeds. */
export const studioVaultKeys = { seal: Buffer.alloc(32, 6), closing: Buffer.alloc(32, 7) }

interface StudioBooks {
  readonly url: string
  readonly db: Database
  readonly vault: Vault
  readonly random: Random
  drop(): Promise<void>
}

/** The books of one studio, and what its seeds are kept in. */
export async function openStudioBooks(): Promise<StudioBooks> {
  const { url, socketUrl, drop } = await ownDatabase('studio')
  const db = await openDatabase(socketUrl, join(root, 'apps/studio/migrations'))
  const vault = openVault({ seals: [studioVaultKeys.seal], closing: studioVaultKeys.closing }, random)
  return { url, db, vault, random, drop }
}
