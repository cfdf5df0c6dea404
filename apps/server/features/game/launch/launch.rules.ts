/** A game that somebody means to open, as the catalogue and its providers' contracts have it. */
export interface LaunchedGame {
  readonly online: boolean
  readonly maintained: boolean
  readonly offers: readonly Offer[]
}

export interface Offer {
  /** The provider's number in the ledger, and the name of its contract. */
  readonly provider: number
  readonly providerCode: string
  /** The provider's own name for the game. */
  readonly gameCode: string
}

type Judgement =
  | { readonly ok: true; readonly offer: Offer }
  | { readonly ok: false; readonly code: 'game_not_found' | 'game_maintained' | 'game_coming' }

/** Whether a game can be opened now, and with which provider: the first of those that offer it and can be asked. */
export function judgeLaunch(game: LaunchedGame | undefined, canBeAsked: (code: string) => boolean): Judgement {
  if (!game?.online) return { ok: false, code: 'game_not_found' }
  if (game.maintained) return { ok: false, code: 'game_maintained' }
  const offer = game.offers.find(({ providerCode }) => canBeAsked(providerCode))
  return offer ? { ok: true, offer } : { ok: false, code: 'game_coming' }
}
