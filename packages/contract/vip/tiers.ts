export const maxLevel = 29

export const vipTiers = ['Bronze', 'Silver', 'Gold', 'Platinum', 'Diamond'] as const
export type VipTier = (typeof vipTiers)[number]

const tierLevels = 6

/** The tier of a level by its number, 1 to 5. Whoever has no level yet is shown the first one. */
export function tierNumberOf(level: number): number {
  return Math.max(1, Math.ceil(level / tierLevels))
}

/** The levels of a tier by its number, from its first to its last. */
export function levelsOfTier(ty: number): readonly [first: number, last: number] {
  return [(ty - 1) * tierLevels + 1, Math.min(ty * tierLevels, maxLevel)]
}
