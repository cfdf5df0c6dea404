import type { Round } from './studio.ts'

export interface RoundWords {
  readonly when: string
  readonly state: string
  readonly notYet: string
  readonly early: string
  readonly kept: string
  readonly draws: string
  readonly drawsWhy: string
  readonly allBoards: string
  readonly firstBoard: string
  readonly number: string
  readonly of: string
  readonly told: string
  readonly here: string
  readonly means: string
  readonly reel: (reel: number, stop: number) => string
  readonly later: string
  readonly belts: string
  readonly belt: (reel: number) => string
  readonly weights: string
  readonly states: Readonly<Record<Round['state'], string>>
}

/** What the page of one round says. */
export const wordsOfRound: Readonly<Record<'en' | 'tl', RoundWords>> = {
  en: {
    when: 'When',
    state: 'Status',
    notYet: 'shown after the round',
    early: 'This round is not over yet. Its server seed is shown after the round.',
    kept: 'This round was fair. Verified on this device: the server seed matches its hash, and every number is the same when drawn again.',
    draws: 'Draws',
    drawsWhy: 'The server seed, your client seed and the nonce decide every number. Nothing else does.',
    allBoards: 'Every window shown was compared with the numbers and the weights below.',
    firstBoard:
      'The first window shown was compared with the numbers and the reel strips below. Later windows and the payout follow the rules. To verify them on your own computer, use the program saya verify.',
    number: 'Draw',
    of: 'Out of',
    told: 'From studio',
    here: 'Drawn here',
    means: 'Shows',
    reel: (reel, stop) => `Reel ${reel}, stop ${stop}`,
    later: 'Later part of the round',
    belts: 'Reel strips: a draw is the first stop that is visible, counted from 0',
    belt: reel => `Reel ${reel}`,
    weights: 'Each cell is drawn by weight: the first numbers belong to the first symbol, and so on',
    states: {
      pending: 'finishing',
      choosing: 'waiting for you',
      done: 'paid',
      refused: 'not accepted',
      returned: 'returned',
      stopped: 'under review',
      seen: 'settled by our team',
    },
  },
  tl: {
    when: 'Kailan',
    state: 'Status',
    notYet: 'ipinapakita pagkatapos ng round',
    early: 'Hindi pa tapos ang round na ito. Ipapakita ang server seed pagkatapos.',
    kept: 'Patas ang round na ito. Verified sa device na ito: tugma ang server seed sa hash nito, at pareho ang bawat numero nang i-draw muli.',
    draws: 'Mga draw',
    drawsWhy: 'Ang server seed, client seed mo at nonce ang nagdedesisyon ng bawat numero. Wala nang iba.',
    allBoards: 'Ikinumpara ang bawat window na ipinakita sa mga numero at weight sa ibaba.',
    firstBoard:
      'Ikinumpara ang unang window na ipinakita sa mga numero at reel strip sa ibaba. Ayon sa rules ang mga sumunod na window at ang bayad. Para i-verify ang mga ito sa sarili mong computer, gamitin ang program na saya verify.',
    number: 'Draw',
    of: 'Mula sa',
    told: 'Mula sa studio',
    here: 'Draw dito',
    means: 'Ipinakita',
    reel: (reel, stop) => `Reel ${reel}, stop ${stop}`,
    later: 'Sumunod na bahagi ng round',
    belts: 'Mga reel strip: ang draw ay ang unang stop na nakikita, mula 0',
    belt: reel => `Reel ${reel}`,
    weights: 'Dino-draw ang bawat cell ayon sa weight: sa unang simbolo ang mga unang numero, at iba pa',
    states: {
      pending: 'tinatapos',
      choosing: 'hinihintay ka',
      done: 'bayad na',
      refused: 'hindi tinanggap',
      returned: 'ibinalik',
      stopped: 'nire-review',
      seen: 'inayos ng team namin',
    },
  },
}
