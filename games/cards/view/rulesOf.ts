import type { BlackjackTitle, Text, Title } from '../shape.ts'

/** The rules of a title in sentences, said from the very tables that decide its rounds. */
export function rulesOf(title: Title): readonly Text[] {
  const { stakes, mostWin, declared } = title
  const percent = (declared.returnPpm / 10_000).toFixed(2)
  const hit = (declared.hitPpm / 10_000).toFixed(1)
  return [
    ...(title.kind === 'poker' ? pokerRules() : blackjackRules(title)),
    {
      en: `Whoever plays best is returned ${percent} % of the first bets over very many rounds, and paid in ${hit} % of rounds. No way of playing returns more; most return less.`,
      tl: `Ang pinakamahusay maglaro ay nababalikan ng ${percent} % ng mga unang taya sa napakaraming round, at may bayad sa ${hit} % ng mga round. Walang paraang mas malaki ang balik; mas maliit ang karamihan.`,
    },
    {
      en: `You may bet ₱${stakes[0]} to ₱${stakes.at(-1)}. No round pays more than ${mostWin} times its first bet.`,
      tl: `Puwedeng tumaya ng ₱${stakes[0]} hanggang ₱${stakes.at(-1)}. Walang round na higit sa ${mostWin} beses ng unang taya ang bayad.`,
    },
  ]
}

function pokerRules(): readonly Text[] {
  return [
    {
      en: 'Five cards come from a whole deck of 52. Hold any of them, once; the others are replaced from the same deck. What you then have is paid by the table.',
      tl: 'Limang baraha mula sa buong 52. Itabi ang alinman, isang beses; papalitan ang iba mula sa parehong 52. Babayaran ang mabubuo ayon sa talaan.',
    },
    {
      en: 'All ten cards are drawn before you hold any. A pair pays from jacks up; an ace ends a straight at either side.',
      tl: 'Nabunot na ang sampung baraha bago ka magtabi. May bayad ang pares mula J pataas; dulo ng straight ang alas sa magkabilang panig.',
    },
    {
      en: 'A round that is cut off is kept. If you do not draw within a day, what is best for you is held. Malfunction voids a round, and its bet is given back.',
      tl: 'Itinatabi ang naputol na round. Kung hindi ka bumunot sa loob ng isang araw, itatabi ang pinakamabuti para sa iyo. Walang bisa ang round na pumalya, at ibinabalik ang taya.',
    },
  ]
}

function blackjackRules({ isSoftHit, isDoubleAfterSplit }: BlackjackTitle): readonly Text[] {
  return [
    {
      en: 'Come nearer to 21 than the dealer, and not over it. An ace counts 1 or 11, pictures 10. An ace with a ten in the first two cards is a blackjack and pays 3 to 2.',
      tl: 'Lumapit sa 21 nang higit sa dealer, at huwag lumampas. 1 o 11 ang alas, 10 ang mga larawan. Blackjack ang alas at sampu sa unang dalawang baraha, at 3 sa 2 ang bayad.',
    },
    {
      en: 'Every card is drawn from a whole deck, so that none tells anything of the next. With an ace or a ten the dealer looks for a blackjack before you decide.',
      tl: 'Bawat baraha ay binubunot mula sa buong 52, kaya walang sinasabi ang isa tungkol sa susunod. Kapag alas o sampu, tinitingnan muna ng dealer kung blackjack bago ka magpasya.',
    },
    isSoftHit
      ? {
          en: 'The dealer draws to 16, and on a 17 with an ace that counts 11.',
          tl: 'Bumubunot ang dealer hanggang 16, at sa 17 na may alas na 11.',
        }
      : {
          en: 'The dealer draws to 16 and stands on every 17.',
          tl: 'Bumubunot ang dealer hanggang 16 at humihinto sa bawat 17.',
        },
    {
      en: `Two cards can be doubled for one card more, ${isDoubleAfterSplit ? 'also' : 'but not'} after a split. Two cards of the same value can be split once; split aces get one card each, and 21 after a split is no blackjack. There is no insurance.`,
      tl: `Puwedeng doblehin ang dalawang baraha para sa isa pa, ${isDoubleAfterSplit ? 'pati' : 'pero hindi'} pagkatapos hatiin. Isang beses puwedeng hatiin ang dalawang magkahalaga; tig-isang baraha ang hinating alas, at hindi blackjack ang 21 pagkatapos hatiin. Walang insurance.`,
    },
    {
      en: 'A double or a split is a bet of its own. If it is not taken, your hand is as it was. After a day without a decision the better of hit and stand is chosen for you. Malfunction voids a round, and its bets are given back.',
      tl: 'Sariling taya ang pagdoble o paghati. Kung hindi ito tinanggap, ganoon pa rin ang kamay mo. Pagkatapos ng isang araw na walang pasya, pipiliin para sa iyo ang mas mabuti sa isa pa o tama na. Walang bisa ang round na pumalya, at ibinabalik ang mga taya.',
    },
  ]
}
