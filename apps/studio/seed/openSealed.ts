import type { KeptSeed, Vault } from './openVault.ts'

/** A seed that is told or drawn with, or why it is not: it is another one by now, or the studio has not the key that sealed it. */
export type OpenedSeed = { readonly seed: Buffer } | { readonly seed: null; readonly why: 'changed' | 'lost key' }

/** Opens the seed of a round that is over, to be told. */
export function openToTell(vault: Pick<Vault, 'open'>, id: string, kept: Uint8Array): OpenedSeed {
  return opened(() => vault.open(id, kept))
}

/** Opens a seed to draw with, as it was promised. */
export function openToDraw(vault: Pick<Vault, 'openPromised'>, seed: KeptSeed): OpenedSeed {
  return opened(() => vault.openPromised(seed))
}

/** A vault throws where it has not the key, which may come back. */
function opened(open: () => Buffer | null): OpenedSeed {
  try {
    const seed = open()
    return seed ? { seed } : { seed, why: 'changed' }
  } catch {
    return { seed: null, why: 'lost key' }
  }
}
