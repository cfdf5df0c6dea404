/** Why the studio does not do what a game asked, with the sentence that the player reads. */
export const refusals = {
  malformed: { status: 400, say: ['The request could not be read.', 'Hindi mabasa ang kahilingan.'] },
  session_over: {
    status: 401,
    say: [
      'This game was closed. Please open it again from the lobby.',
      'Sarado na ang larong ito. Buksan itong muli mula sa lobby.',
    ],
  },
  stake_unknown: {
    status: 422,
    say: ['This stake cannot be played here. Please choose another.', 'Hindi puwede ang tayang ito. Pumili ng iba.'],
  },
  mode_unknown: {
    status: 422,
    say: [
      'The game cannot be played in this way. Please choose another.',
      'Hindi puwedeng laruin nang ganito. Pumili ng iba.',
    ],
  },
  round_open: {
    status: 409,
    say: [
      'Your last round is still being finished. Please wait a moment.',
      'Tinatapos pa ang huli mong round. Maghintay sandali.',
    ],
  },
  round_stopped: {
    status: 409,
    say: [
      'A person is looking at your last round. You can play on when it is put right.',
      'Tinitingnan ng tao ang huli mong round. Makapaglalaro ka ulit kapag naayos na ito.',
    ],
  },
  round_locked: {
    status: 409,
    say: [
      'This round cannot go on at the moment. Your stake is safe: the round waits for a day, and then a person puts it right. Other games go on.',
      'Hindi muna makapagpatuloy ang round na ito. Ligtas ang taya mo: maghihintay ang round nang isang araw, saka aayusin ng tao. Tuloy ang ibang laro.',
    ],
  },
  pause_due: {
    status: 409,
    say: [
      'You have been playing for a while. Please say whether you want to go on.',
      'Matagal ka nang naglalaro. Sabihin kung gusto mong magpatuloy.',
    ],
  },
  commitment_changed: {
    status: 409,
    say: [
      'This game was played in another window meanwhile. Please play again.',
      'Nalaro na ito sa ibang window. Maglaro muli.',
    ],
  },
  choice_unknown: {
    status: 422,
    say: [
      'This cannot be chosen now. Please choose something else.',
      'Hindi ito puwedeng piliin ngayon. Pumili ng iba.',
    ],
  },
  hands_foul: {
    status: 422,
    say: [
      'The back hand must be the strongest and the front hand the weakest. Please move your cards.',
      'Dapat pinakamalakas ang likod at pinakamahina ang harap. Ilipat ang mga baraha mo.',
    ],
  },
  round_unknown: { status: 404, say: ['There is no such round.', 'Walang ganyang round.'] },
  key_used: {
    status: 409,
    say: ['This play was made already, and was another one.', 'Nagawa na ang larong ito, at iba ang nilaman.'],
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
    say: ['There is no such bet at this table. Please choose another.', 'Walang ganyang taya rito. Pumili ng iba.'],
  },
  bet_too_small: {
    status: 422,
    say: ['This is less than the least bet. Please bet more.', 'Mas mababa ito sa pinakamababang taya. Dagdagan ito.'],
  },
  bet_too_large: {
    status: 422,
    say: [
      'This is more than may be bet on one spot. Please bet less.',
      'Lampas ito sa puwedeng itaya sa isang puwesto. Bawasan ito.',
    ],
  },
  round_too_large: {
    status: 422,
    say: [
      'This is more than may be bet in one round. Please bet less.',
      'Lampas ito sa puwedeng itaya sa isang round. Bawasan ito.',
    ],
  },
  spot_full: {
    status: 422,
    say: [
      'No more bets are taken on this, by anybody. Please choose another.',
      'Wala nang tinatanggap na taya rito, kanino man. Pumili ng iba.',
    ],
  },
  cards_bought: {
    status: 409,
    say: [
      'You have your cards for this round. Please wait for the next one.',
      'May mga card ka na sa round na ito. Hintayin ang susunod.',
    ],
  },
  cards_gone: {
    status: 422,
    say: [
      'There are not so many cards left in this round. Please take fewer, or wait for the next one.',
      'Wala nang ganyang karaming card sa round na ito. Kumuha ng mas kaunti, o hintayin ang susunod.',
    ],
  },
  word_used: {
    status: 409,
    say: [
      'This word was used in this round already. Please try again: another one goes in.',
      'Nagamit na ang salitang ito sa round na ito. Subukan muli: iba na ang isasama.',
    ],
  },
  too_many_requests: {
    status: 429,
    say: ['Too many requests. Please wait a moment.', 'Napakaraming kahilingan. Maghintay sandali.'],
  },
  unavailable: {
    status: 503,
    say: ['The game cannot be reached now. Please try again.', 'Hindi maabot ang laro ngayon. Subukan muli.'],
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
