import type { Text, Title } from '../shape.ts'

/** The rules of a title in sentences, said from the very tables that decide its rounds. */
export function rulesOf({ kind, places, ways, stakes, mostWin, declared }: Title): readonly Text[] {
  const percent = (ppm: number) => (ppm / 10_000).toFixed(2)
  const [least, most] = [percent(declared.returnPpm), percent(declared.mostReturnPpm)]
  const sizes = ways.map(({ size }) => size).join(', ')
  const pays = ways.flatMap(way => way.pays)
  const top = Math.max(...pays) / 1000
  return [
    kind === 'field'
      ? {
          en: `Of ${places} places so many as you choose hide a mine (${sizes}); the others hide gems. All is laid before you open the first.`,
          tl: `Sa ${places} puwesto, may mina sa kasindami ng pinili mo (${sizes}); hiyas ang nasa iba. Nakalatag na ang lahat bago mo buksan ang una.`,
        }
      : {
          en: `The pole has ${places} heights. At each there are as many holds as you choose (${sizes}), and one of them is greasy. All is laid before you begin.`,
          tl: `May ${places} taas ang palosebo. Sa bawat isa, kasindami ng pinili mo ang kapitan (${sizes}), at isa ang madulas. Nakalatag na ang lahat bago magsimula.`,
        },
    {
      en: 'Each safe place raises what you can take. Take it whenever you like after the first. A bad place ends the round with nothing. Which place you choose makes no difference to the chance.',
      tl: 'Itinataas ng bawat ligtas na puwesto ang puwede mong kunin. Kunin ito kailanman pagkatapos ng una. Walang bayad kapag natamaan ang masama. Pareho ang tsansa saan mang puwesto.',
    },
    {
      en: `When the last payable place is opened, the round pays by itself. No round pays more than × ${top}.`,
      tl: `Kapag nabuksan ang huling may bayad na puwesto, kusang nagbabayad ang round. Walang round na higit sa × ${top} ang bayad.`,
    },
    {
      en: `Over very many rounds the game returns between ${least} % and ${most} % of what is bet, depending on the way you play and when you take: each pay is what is fair, times that, rounded down.`,
      tl: `Sa napakaraming round, ${least} % hanggang ${most} % ng itinaya ang ibinabalik ng laro, depende sa paraan ng laro at kung kailan kukunin: ang bawat bayad ay ang patas, beses niyon, na ibinaba sa buo.`,
    },
    {
      en: `You may bet ₱${stakes[0]} to ₱${stakes.at(-1)}. The most a title pays is ${mostWin} times the bet.`,
      tl: `Puwedeng tumaya ng ₱${stakes[0]} hanggang ₱${stakes.at(-1)}. Hanggang ${mostWin} beses ng taya ang bayad.`,
    },
    {
      en: 'A round that is cut off is kept and goes on when you come back. After a day without a choice you are given what you have come to; if you have opened nothing, your bet. Malfunction voids a round, and its bet is given back.',
      tl: 'Itinatabi ang naputol na round at nagpapatuloy pagbalik mo. Pagkatapos ng isang araw na walang pinili, ibibigay ang narating mo; kung wala pang binuksan, ang taya mo. Walang bisa ang round na pumalya, at ibinabalik ang taya.',
    },
  ]
}
