import type { Room, Text } from '../shape.ts'

/** How a room is played. */
export function rulesOf({ kind, calls, jackpot, mostCards }: Room): readonly Text[] {
  return [...(kind === 'bingo75' ? of75 : of90), ...common(calls, mostCards), ...ofJackpot(jackpot.by)]
}

const of75: readonly Text[] = [
  {
    en: 'There are 75 balls. A card has five rows and five columns: B 1–15, I 16–30, N 31–45, G 46–60, O 61–75; its centre is free.',
    tl: 'May 75 bola. Limang hanay at limang kolum ang card: B 1–15, I 16–30, N 31–45, G 46–60, O 61–75; libre ang gitna.',
  },
  {
    en: 'A line is a full row, column or diagonal. The corners are the four corner numbers. A full house is the whole card.',
    tl: 'Linya ang buong hanay, kolum o dayagonal. Sulok ang apat na numero sa kanto. Buong card ang lahat ng numero.',
  },
]

const of90: readonly Text[] = [
  {
    en: 'There are 90 balls. A card has three rows of five numbers in nine columns, by tens.',
    tl: 'May 90 bola. Tatlong hanay na may tig-limang numero sa siyam na kolum ang card, ayon sa sampuan.',
  },
  {
    en: 'A line is a full row, two lines are two of the three, a full house is all fifteen numbers.',
    tl: 'Linya ang buong hanay, dalawang linya ang dalawa sa tatlo, buong card ang lahat ng labinlimang numero.',
  },
]

function common(calls: number, mostCards: number): readonly Text[] {
  return [
    {
      en: `${calls} balls are called. Each prize of a card is paid once, by the ball that completes it: the sooner, the more. A card may win all of them. It does not matter who else plays or wins.`,
      tl: `${calls} bola ang tinatawag. Isang beses binabayaran ang bawat premyo ng card, ayon sa bolang bumuo nito: mas maaga, mas malaki. Puwedeng mapanalunan ng card ang lahat. Walang epekto kung sino pa ang naglalaro o nananalo.`,
    },
    {
      en: `Up to ${mostCards} cards are bought with one press a round. The studio draws and dabs them and pays by itself; nothing you do changes what is drawn. A room sells so many cards a round and no more.`,
      tl: `Hanggang ${mostCards} card ang mabibili sa isang pindot bawat round. Studio ang bumubunot, nagtatanda at nagbabayad; walang ginagawa mo ang nagbabago ng bunot. May hangganan ang mga card na ibinebenta sa isang round.`,
    },
    {
      en: 'A round that is cut off goes on by itself, with or without you. One that cannot be drawn within ten minutes is given up, and all cards are paid back.',
      tl: 'Nagpapatuloy ang naputol na round kahit wala ka. Kapag hindi nabunot sa loob ng sampung minuto, ibinabalik ang bayad sa mga card.',
    },
  ]
}

function ofJackpot(by: number): readonly Text[] {
  return [
    {
      en: `A full house by ball ${by} wins the jackpot besides. Several cards share it evenly to the centavo, and what does not divide stays in it. It takes 3 % of all stakes: two thirds go into the one that is played for, a third into the next, which it begins with.`,
      tl: `Ang buong card hanggang bola ${by} ay nananalo rin ng jackpot. Pantay na hati ang maraming card hanggang sentimo, at naiiwan ang hindi mahati. 3 % ng lahat ng taya ang pumapasok: dalawang-katlo sa nilalaro ngayon, isang-katlo sa susunod.`,
    },
  ]
}
