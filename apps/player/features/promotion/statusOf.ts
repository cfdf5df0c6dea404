interface Standing {
  readonly has_claimed: boolean
  readonly is_claimed_by_hand: boolean
  readonly why_not: { readonly code: string; readonly sentence: string } | null
}

interface Words {
  readonly claimed: string
  readonly refused: string
  readonly mayClaim: string
  readonly mayPlay: string
}

/** In a few words, whether the member may have it. */
export function statusOf(promotion: Standing, words: Words): string {
  if (promotion.has_claimed) return words.claimed
  if (promotion.why_not?.code === 'promotion_refused') return words.refused
  if (promotion.why_not) return promotion.why_not.sentence
  return promotion.is_claimed_by_hand ? words.mayClaim : words.mayPlay
}
