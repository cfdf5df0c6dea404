/** What is counted together: the coins of an approved ID, of a device or of a member, of one period. */
export interface Cap {
  readonly mark: Buffer
  /** A Manila day, or `once`. */
  readonly period: string
  readonly most: number
  /** Of an ID a member who is alone with it is bounded by the tasks themselves, also where these gave more before. */
  readonly isOfId: boolean
}

/** The coins of one reward, and all caps that they count against. */
export interface Share {
  readonly rewardId: string
  readonly coins: number
  /** A day that is made up for counts like any other, and asks for no room of its own. */
  readonly needsRoom: boolean
  readonly caps: readonly [Cap, ...Cap[]]
}

/** How many coins a cap has counted, and how many of these are the member's own. */
export interface CapSum {
  readonly coins: number
  readonly own: number
}

export function keyOf({ mark, period }: Pick<Cap, 'mark' | 'period'>): string {
  return `${mark.toString('hex')} ${period}`
}

/** Those for which every one of their caps has room, each behind those before it. One that is too large keeps no smaller one from room. */
export function fitShares(shares: readonly Share[], counted: ReadonlyMap<string, CapSum>): readonly Share[] {
  const sums = new Map(counted)
  return shares.filter(share => {
    const fits = share.caps.every(cap => hasRoom(share, cap, sums.get(keyOf(cap))))
    if (fits) {
      for (const cap of share.caps) {
        const { coins, own } = sums.get(keyOf(cap)) ?? { coins: 0, own: 0 }
        sums.set(keyOf(cap), { coins: coins + share.coins, own: own + share.coins })
      }
    }
    return fits
  })
}

function hasRoom({ coins: wanted, needsRoom }: Share, { most, isOfId }: Cap, counted?: CapSum): boolean {
  const { coins, own } = counted ?? { coins: 0, own: 0 }
  const room = needsRoom ? wanted : 0
  if (room > most) return false
  return coins + room <= most || (isOfId && coins === own)
}
