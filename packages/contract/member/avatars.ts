/** The four kinds of portraits, in the order in which they are offered. */
export const avatarKinds = ['illustration', 'women', 'men', 'sports'] as const

export type AvatarKind = (typeof avatarKinds)[number]

const drawings = [1, 2, 3, 4] as const

export type AvatarId = `${AvatarKind}-${(typeof drawings)[number]}`

export function avatarsOf(kind: AvatarKind): readonly AvatarId[] {
  return drawings.map(number => `${kind}-${number}` as const)
}

/** The portraits a member may choose from: their ids are the names of their pictures. */
export const avatarIds: readonly AvatarId[] = avatarKinds.flatMap(avatarsOf)
