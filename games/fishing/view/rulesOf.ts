import { type Kind, numbers, type Text, type Title, winningNumbers } from '../shape.ts'

/** The rules of a title in sentences, said from the very tables that decide its rounds. */
export function rulesOf(title: Title): readonly Text[] {
  const { shots, kinds, stakes, mostWin, returnPpm } = title
  const back = (returnPpm / 10_000).toFixed(2)
  const least = kinds[0]?.prizes[0]?.pay ?? 1
  const often = (returnPpm / 10_000 / least).toFixed(2)
  const seldom = oneIn(
    title,
    kinds.find(({ prizes }) => prizes[0]?.pay === mostWin),
  )
  return [
    {
      en: `A round is ${shots} shots, which are paid for when it begins. Each fish shows what it is worth, in times of the price of a shot. What is caught is paid when the round is over.`,
      tl: `Isang round ang ${shots} tira, na binabayaran sa simula. Nakasulat sa bawat isda ang halaga nito, bilang beses ng presyo ng isang tira. Binabayaran ang mga nahuli pagkatapos ng round.`,
    },
    {
      en: `Whether a shot catches is drawn by the studio. Aim where you like: every shot at every fish returns ${back} % over very many shots. A fish worth twice as much is caught half as often: worth × ${least}, in ${often} of 100 shots; × ${mostWin}, in one of ${seldom}. Skill changes nothing.`,
      tl: `Ang studio ang bumubunot kung makakahuli ang tira. Tumira kahit saan: ${back} % ang ibinabalik ng bawat tira sa bawat isda sa napakaraming tira. Kalahati ang dalas ng huli kapag doble ang halaga: × ${least}, sa ${often} ng 100 tira; × ${mostWin}, sa isa ng ${seldom}. Walang epekto ang husay.`,
    },
    ...kinds.filter(({ prizes }) => prizes.length > 1).map(drawnWorth),
    ...kinds.filter(({ takes }) => takes).map(kind => takesAlong(title, kind)),
    {
      en: 'Up to four players see the same school. Each has shots of their own: nobody takes a fish from you, and what others catch or miss changes none of your chances.',
      tl: 'Hanggang apat na manlalaro ang nakakakita sa iisang kawan. May sariling tira ang bawat isa: walang umaagaw ng isda mo, at walang nababago sa tsansa mo ang huli o mintis ng iba.',
    },
    {
      en: 'You may stop at any time: shots that are left are paid back with what you have caught.',
      tl: 'Puwedeng tumigil kailanman: ibabalik ang bayad ng natirang tira kasama ng mga nahuli.',
    },
    {
      en: `You may bet ₱${stakes[0]} to ₱${stakes.at(-1)} a round. The most a round pays is ${mostWin} times the bet.`,
      tl: `Puwedeng tumaya ng ₱${stakes[0]} hanggang ₱${stakes.at(-1)} bawat round. Hanggang ${mostWin} beses ng taya ang bayad.`,
    },
    {
      en: 'A round that is cut off is kept and goes on when you come back. After a day without a shot it ends, and shots that are left are paid back. Malfunction voids a round, and its bet is given back.',
      tl: 'Itinatabi ang naputol na round at nagpapatuloy pagbalik mo. Matatapos ito pagkatapos ng isang araw na walang tira, at ibabalik ang bayad ng natirang tira. Walang bisa ang round na pumalya, at ibinabalik ang taya.',
    },
  ]
}

/** In one of how many shots a kind brings its best prize. */
function oneIn(title: Title, kind: Kind | undefined): number {
  return kind ? Math.round(numbers / (winningNumbers(title, kind)[0]?.below ?? numbers)) : 0
}

function drawnWorth({ name, prizes }: Kind): Text {
  const worth = prizes.map(({ pay }) => `× ${pay}`).join(', ')
  return {
    en: `${name.en}: its worth is drawn with the shot: ${worth}. The more, the more seldom.`,
    tl: `${name.tl}: binubunot ang halaga kasabay ng tira: ${worth}. Mas malaki, mas bihira.`,
  }
}

function takesAlong({ kinds }: Title, { name, prizes, takes = [] }: Kind): Text {
  const list = (language: 'en' | 'tl') =>
    takes.map(({ kind, count }) => `${count} × ${kinds[kind]?.name[language].toLowerCase() ?? ''}`).join(', ')
  const worth = prizes[0]?.pay ?? 0
  return {
    en: `${name.en}: when caught it bursts and always takes along ${list('en')}, × ${worth} in all.`,
    tl: `${name.tl}: sumasabog kapag nahuli at laging isinasama ang ${list('tl')}, × ${worth} lahat.`,
  }
}
