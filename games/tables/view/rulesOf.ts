import type { Kind, Text } from '../shape.ts'

const common: readonly Text[] = [
  {
    en: 'Everybody at the table plays the same round. Bets count when the wallet has taken them before the draw; what comes too late is given back.',
    tl: 'Iisang round ang nilalaro ng lahat sa mesa. Bilang ang taya kapag nabayaran bago ang bunot; ibinabalik ang nahuli.',
  },
  {
    en: 'What all players together can win in one round has an end. A bet that would bring it above that is not taken, and nothing is paid for it.',
    tl: 'May hangganan ang mapapanalunan ng lahat sa isang round. Hindi tinatanggap ang tayang lalampas doon, at walang babayaran para rito.',
  },
  {
    en: 'A round that is cut off goes on by itself, with or without you. One that cannot be drawn within ten minutes is given up, and every bet given back.',
    tl: 'Nagpapatuloy ang naputol na round kahit wala ka. Kapag hindi nabunot sa loob ng sampung minuto, ibinabalik ang bawat taya.',
  },
]

const shoe: Text = {
  en: 'The cards come from eight decks, whole before every round; each card that is left is as likely as any other.',
  tl: 'Galing ang mga card sa walong baraha na buo bago ang bawat round; pantay ang tsansa ng bawat natitira.',
}

const ofKind: Readonly<Record<Kind, readonly Text[]>> = {
  baccarat: [
    {
      en: 'Player and banker get two cards each, and by the rules a third. Who is nearer to nine wins; only the last digit of a sum counts, an ace is one, ten and pictures are nothing.',
      tl: 'Tig-dalawang card ang player at banker, at ayon sa tuntunin ikatlo. Panalo ang mas malapit sa siyam; huling digit lang ng kabuuan ang bilang, isa ang alas, wala ang sampu at may larawan.',
    },
    {
      en: 'Eight or nine in two cards ends the round. Otherwise the player draws to five or less; where the player stands so does the banker draw. Else the banker draws: to 0–2 always, to 3 but for an 8, to 4 for 2–7, to 5 for 4–7, to 6 for 6–7 as the player’s third card.',
      tl: 'Tapos ang round sa walo o siyam sa dalawang card. Kung hindi, kumukuha ang player sa lima pababa; kapag hindi siya kumuha, ganoon din ang banker. Kung kumuha, kumukuha ang banker: sa 0–2 lagi, sa 3 maliban sa 8, sa 4 kapag 2–7, sa 5 kapag 4–7, sa 6 kapag 6–7 ang ikatlong card ng player.',
    },
    {
      en: 'A tie gives bets on player and banker back. A win of the banker pays 0.95 to 1: five hundredths are the commission. A pair is two first cards of one rank.',
      tl: 'Sa tabla, ibinabalik ang taya sa player at banker. 0.95 sa 1 ang bayad ng banker: limang sentimo sa piso ang komisyon. Pares ang dalawang unang card na magkapareho ng ranggo.',
    },
    shoe,
  ],
  dragonTiger: [
    {
      en: 'One card each: the higher wins, an ace is the lowest. A tie gives half of a bet on dragon or tiger back. A suited tie is the same card twice.',
      tl: 'Tig-isang card: panalo ang mas mataas, pinakamababa ang alas. Sa tabla, kalahati ng taya sa dragon o tigre ang bumabalik. Magkaparehong card ang tablang magkapalo.',
    },
    shoe,
  ],
  roulette: [
    {
      en: 'A wheel of 37 numbers from 0 to 36, each as likely as any other. A bet wins when its number comes; the zero is on no outside bet.',
      tl: 'Ruletang may 37 numero mula 0 hanggang 36, pantay ang tsansa. Panalo ang taya kapag lumabas ang numero nito; walang taya sa labas ang may zero.',
    },
  ],
  sicBo: [
    {
      en: 'Three dice. Small is 4 to 10, big 11 to 17; these, odd and even lose to three of a kind. One number pays 1, 2 or 3 to 1 for as many dice as show it.',
      tl: 'Tatlong dais. Maliit ang 4 hanggang 10, malaki ang 11 hanggang 17; talo ang mga ito, gansal at tukol, sa tatlong magkapareho. 1, 2 o 3 sa 1 ang bayad ng isang numero ayon sa dami nito.',
    },
  ],
  colorGame: [
    {
      en: 'Three dice of six colors. A color pays as often as it comes: 1, 2 or 3 to 1.',
      tl: 'Tatlong dais na may anim na kulay. Nagbabayad ang kulay ayon sa dami nito: 1, 2 o 3 sa 1.',
    },
  ],
}

/** How a table is played. */
export function rulesOf(kind: Kind): readonly Text[] {
  return [...ofKind[kind], ...common]
}
