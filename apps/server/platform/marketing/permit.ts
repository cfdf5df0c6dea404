declare const permitted: unique symbol

/**
 * That one member may be made an offer at this moment. Only `mayMarket` of the feature `marketing` makes one, so that whoever sends or shows an
 * offer and asks for it in their signature cannot be called without having asked. It is not kept: a later offer asks anew.
 */
export interface MarketingPermit {
  readonly uid: bigint
  readonly [permitted]: true
}

/** Why somebody is written to wherever they are: for a service of theirs, or by a permit to make them an offer. */
export type Purpose = 'service' | { readonly offer: MarketingPermit }
