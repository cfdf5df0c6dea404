import type { Text, Title } from '../shape.ts'

/** The rules of a title in sentences, said from the very tables that decide its rounds. */
export function rulesOf({ numbers, drawn, tickets, stakes, mostWin, declared }: Title): readonly Text[] {
  const percent = (ppm: number) => (ppm / 10_000).toFixed(2)
  const [least, most] = [percent(declared.returnPpm), percent(declared.mostReturnPpm)]
  const picks = tickets.map(ticket => ticket.picks)
  const [fewest, many] = [Math.min(...picks), Math.max(...picks)]
  const none = tickets.filter(({ pays }) => (pays[0] ?? 0) > 0)
  return [
    {
      en: `Pick ${fewest} to ${many} numbers of ${numbers}, and what you bet on them together. ${drawn} numbers are drawn. The more of yours are among them, the more the ticket pays, by the table for so many picks.`,
      tl: `Pumili ng ${fewest} hanggang ${many} numero sa ${numbers}, at ng taya sa lahat ng iyon. ${drawn} numero ang binubunot. Mas marami ang tumama sa pinili mo, mas malaki ang bayad, ayon sa talaan ng bilang na pinili.`,
    },
    {
      en: 'Every number is drawn as often as any other, in every round anew. None is due, and none is hot: which numbers you pick makes no difference to the chance.',
      tl: 'Pare-pareho ang dalas ng bawat numero, at panibago sa bawat round. Walang numerong dapat nang lumabas: pareho ang tsansa anumang numero ang piliin.',
    },
    ...none.map(ticket => ({
      en: `A ticket of ${ticket.picks} pays × ${(ticket.pays[0] ?? 0) / 10} too when none of its numbers is drawn.`,
      tl: `Nagbabayad din ng × ${(ticket.pays[0] ?? 0) / 10} ang tiket na may ${ticket.picks} kapag walang nabunot sa mga ito.`,
    })),
    {
      en: `Over very many rounds the game returns between ${least} % and ${most} % of what is bet, depending on how many numbers you pick. The more numbers, the more seldom and the larger the wins.`,
      tl: `Sa napakaraming round, ${least} % hanggang ${most} % ng itinaya ang ibinabalik ng laro, depende sa dami ng numerong pinili. Mas maraming numero, mas bihira at mas malaki ang panalo.`,
    },
    {
      en: `You may bet ₱${stakes[0]} to ₱${stakes.at(-1)} a round. The most a round pays is ${mostWin} times the bet.`,
      tl: `Puwedeng tumaya ng ₱${stakes[0]} hanggang ₱${stakes.at(-1)} bawat round. Hanggang ${mostWin} beses ng taya ang bayad.`,
    },
    {
      en: 'One press draws one round; nothing is played by itself. The numbers are kept with the bet: a round that is cut off is finished with them, and you see it when you come back. Malfunction voids a round, and its bet is given back.',
      tl: 'Isang pindot, isang round; walang kusang nilalaro. Nakatala ang mga numero kasama ng taya: tatapusin ang naputol na round gamit ang mga ito, at makikita mo pagbalik. Walang bisa ang round na pumalya, at ibinabalik ang taya.',
    },
  ]
}
