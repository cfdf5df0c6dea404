/** What a member who invites reads and sends, and what a chat shows of it. */
export const inviteWords = {
  en: {
    share: 'Share',
    picture: 'Picture',
    title: 'Invite friends',
    text: 'Play with me on Saya. For players 21 and over.',
    line: (until: string) =>
      `₱10 for you once your ID is approved and your first deposit is played. You have 90 days from signing up, until ${until} at the latest. For players 21 and over. Play safe.`,
    plain: 'Slots, table games, fishing, bingo and more, in pesos. For players 21 and over. Play safe.',
    invited: (name: string) => `${name} invited you`,
  },
  tl: {
    share: 'I-share',
    picture: 'Larawan',
    title: 'Mag-imbita',
    text: 'Laro tayo sa Saya. Para sa 21 taong gulang pataas.',
    line: (until: string) =>
      `₱10 para sa iyo kapag approved na ang ID mo at nalaro na ang unang deposit. May 90 araw ka mula sa pag-sign up, hanggang ${until} lang. Para sa 21 pataas. Maglaro nang ligtas.`,
    plain: 'Slots, table games, fishing, bingo at iba pa, sa piso. Para sa 21 pataas. Maglaro nang ligtas.',
    invited: (name: string) => `Inimbitahan ka ni ${name}`,
  },
} as const
