/** Why the studio does not do what a game asked, with the sentence that the player reads. */
export const refusals = {
  malformed: { status: 400, say: ['The request could not be read.', 'Hindi mabasa ang request.'] },
  session_over: {
    status: 401,
    say: [
      'This game was closed. Please open it again from the lobby.',
      'Sarado na ang larong ito. Buksan itong muli mula sa lobby.',
    ],
  },
  stake_unknown: {
    status: 422,
    say: [
      'This bet amount is not available here. Please choose another.',
      'Hindi puwede ang tayang ito. Pumili ng iba.',
    ],
  },
  mode_unknown: {
    status: 422,
    say: [
      'This game mode is not available. Please choose another.',
      'Hindi available ang game mode na ito. Pumili ng iba.',
    ],
  },
  round_open: {
    status: 409,
    say: [
      'We are still finishing your last round. Please wait a moment.',
      'Tinatapos pa ang huli mong round. Maghintay sandali.',
    ],
  },
  round_stopped: {
    status: 409,
    say: [
      'Our team is checking your last round. You can play again when it is settled.',
      'Sinusuri ng team namin ang huli mong round. Makakapaglaro ka ulit kapag naayos na ito.',
    ],
  },
  round_locked: {
    status: 409,
    say: [
      'This round cannot continue right now. Your bet is safe. If the round cannot continue within a day, our team will settle it. You can play other games.',
      'Hindi muna matutuloy ang round na ito. Ligtas ang taya mo. Kung hindi matuloy sa loob ng isang araw, aayusin ito ng team namin. Puwede kang maglaro ng ibang laro.',
    ],
  },
  commitment_changed: {
    status: 409,
    say: ['You played this game in another window. Please try again.', 'Nalaro mo ito sa ibang window. Subukan muli.'],
  },
  choice_unknown: {
    status: 422,
    say: ['You cannot choose this now. Please choose another.', 'Hindi ito puwedeng piliin ngayon. Pumili ng iba.'],
  },
  hands_foul: {
    status: 422,
    say: [
      'The back hand must be the strongest and the front hand the weakest. Please move your cards.',
      'Dapat pinakamalakas ang likod at pinakamahina ang harap. Ilipat ang mga baraha mo.',
    ],
  },
  round_unknown: { status: 404, say: ['This round was not found.', 'Hindi nahanap ang round na ito.'] },
  key_used: {
    status: 409,
    say: [
      'This play was already made with other choices. Please play again.',
      'Nagawa na ang play na ito na iba ang pinili. Maglaro muli.',
    ],
  },
  bets_closed: {
    status: 409,
    say: [
      'Bets are closed for this round. Please wait for the next one.',
      'Sarado na ang taya sa round na ito. Hintayin ang susunod.',
    ],
  },
  bet_unknown: {
    status: 422,
    say: ['This table does not have this bet. Please choose another.', 'Walang ganyang taya rito. Pumili ng iba.'],
  },
  bet_too_small: {
    status: 422,
    say: ['This is below the minimum bet. Please bet more.', 'Mas mababa ito sa minimum na taya. Dagdagan ito.'],
  },
  bet_too_large: {
    status: 422,
    say: [
      'This is above the maximum bet on one spot. Please bet less.',
      'Lampas ito sa maximum na taya sa isang spot. Bawasan ito.',
    ],
  },
  round_too_large: {
    status: 422,
    say: [
      'This is above the maximum bet in one round. Please bet less.',
      'Lampas ito sa maximum na taya sa isang round. Bawasan ito.',
    ],
  },
  spot_full: {
    status: 422,
    say: [
      'This bet is full for all players. Please choose another.',
      'Puno na ang tayang ito para sa lahat. Pumili ng iba.',
    ],
  },
  cards_bought: {
    status: 409,
    say: [
      'You already have cards for this round. Please wait for the next one.',
      'May mga card ka na sa round na ito. Hintayin ang susunod.',
    ],
  },
  cards_gone: {
    status: 422,
    say: [
      'Not enough cards are left in this round. Please buy fewer, or wait for the next one.',
      'Kulang na ang card sa round na ito. Bumili ng mas kaunti, o hintayin ang susunod.',
    ],
  },
  word_used: {
    status: 409,
    say: [
      'This client seed was already used in this round. Please try again with a new one.',
      'Nagamit na ang client seed na ito sa round. Subukan muli gamit ang bago.',
    ],
  },
  too_many_requests: {
    status: 429,
    say: ['Too many requests. Please wait a moment.', 'Sobrang daming request. Maghintay sandali.'],
  },
  unavailable: {
    status: 503,
    say: ['The game is not responding. Please try again.', 'Hindi sumasagot ang laro. Subukan muli.'],
  },
} as const satisfies Readonly<Record<string, { status: number; say: readonly [en: string, tl: string] }>>

export type RefusalCode = keyof typeof refusals

/** Thrown by what a game asks for, and turned into an answer at the door. */
export class Refused extends Error {
  readonly code: RefusalCode
  constructor(code: RefusalCode) {
    super(code)
    this.code = code
  }
}
