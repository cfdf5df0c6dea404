import { type MedalTier, medalTiers } from '@saya/ui/medal'

/** The medal of a tier by its number. A number that only a newer server knows gets the last one's colours. */
export function medalOf(ty: number): MedalTier {
  return medalTiers[Math.min(medalTiers.length, Math.max(1, ty)) - 1] ?? 'bronze'
}
