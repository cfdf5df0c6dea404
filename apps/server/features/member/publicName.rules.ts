interface NamedMember {
  readonly username: string
  readonly nickName: string
  readonly isHidden: boolean
}

const mask = '***'

/** Longer names show their last character too. */
const longName = 6

/**
 * What a public list calls a member: the first two characters of their nick name, or of their username where they have none, and
 * of a longer one the last. Who hides their name is called nothing but the mask.
 */
export function publicName({ username, nickName, isHidden }: NamedMember): string {
  const characters = Array.from(nickName || username)
  if (isHidden || characters.length === 0) return mask
  // Of a name so short that this would be most of it, less is shown.
  const first = characters.slice(0, Math.min(2, Math.floor(characters.length / 2))).join('')
  const last = characters.length > longName ? characters.at(-1) : ''
  return `${first}${mask}${last}`
}
