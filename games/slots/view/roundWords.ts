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
    state: 'State',
    notYet: 'told when the round is over',
    early: 'This round is not over yet. Its seed is told when it is.',
    kept: 'Checked on this device: the seed fits the promise, and every number was drawn again the same.',
    draws: 'Draws',
    drawsWhy: 'Each number follows from the seed, your word and the number of the round, and from nothing else.',
    allBoards: 'Every window that was shown was compared with the numbers and the weights below.',
    firstBoard:
      'The first window that was shown was compared with the numbers and the belts below. What came later, and what was paid, follows the rules, which a program for anybody’s own machine plays again: saya verify.',
    number: 'Draw',
    of: 'Out of',
    told: 'Told',
    here: 'Drawn here',
    means: 'Shows',
    reel: (reel, stop) => `Reel ${reel}, stop ${stop}`,
    later: 'Later part of the round',
    belts: 'The belts: a draw is the stop from which a reel is seen, counted from 0',
    belt: reel => `Reel ${reel}`,
    weights: 'A cell is drawn among all weights: the first so many numbers are the first symbol, and so on',
    states: {
      pending: 'being finished',
      choosing: 'waits for a choice',
      done: 'paid',
      refused: 'not taken',
      returned: 'given back',
      stopped: 'looked at by a person',
      seen: 'put right by hand',
    },
  },
  tl: {
    when: 'Kailan',
    state: 'Kalagayan',
    notYet: 'sinasabi kapag tapos na ang round',
    early: 'Hindi pa tapos ang round na ito. Sasabihin ang binhi kapag tapos na.',
    kept: 'Nasuri sa device na ito: tugma ang binhi sa pangako, at pareho ang bawat numerong binunot muli.',
    draws: 'Mga bunot',
    drawsWhy: 'Galing ang bawat numero sa binhi, sa salita mo at sa bilang ng round, at wala nang iba.',
    allBoards: 'Inihambing ang bawat window na ipinakita sa mga numero at timbang sa ibaba.',
    firstBoard:
      'Inihambing ang unang window na ipinakita sa mga numero at sinturon sa ibaba. Ang mga sumunod, at ang binayaran, ay ayon sa mga tuntunin, na nilalaro muli ng isang programa sa sariling makina: saya verify.',
    number: 'Bunot',
    of: 'Mula sa',
    told: 'Sinabi',
    here: 'Binunot dito',
    means: 'Ipinakita',
    reel: (reel, stop) => `Reel ${reel}, hinto ${stop}`,
    later: 'Sumunod na bahagi ng round',
    belts: 'Ang mga sinturon: ang bunot ay ang hinto kung saan nakikita ang reel, mula 0',
    belt: reel => `Reel ${reel}`,
    weights: 'Binubunot ang isang cell sa lahat ng timbang: ang mga unang numero ay sa unang simbolo, at iba pa',
    states: {
      pending: 'tinatapos',
      choosing: 'naghihintay ng pili',
      done: 'bayad na',
      refused: 'hindi tinanggap',
      returned: 'ibinalik',
      stopped: 'tinitingnan ng tao',
      seen: 'inayos nang mano-mano',
    },
  },
}
