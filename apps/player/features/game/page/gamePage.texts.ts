import { texts } from '../../../shared/texts.ts'

export const gamePageTexts = texts({
  opening: ['Opening the game…', 'Binubuksan ang laro…'],
  slow: [
    'The game has not answered yet. It may still come, or you can open it again.',
    'Hindi pa sumasagot ang laro. Baka dumating pa ito, o buksan mo itong muli.',
  ],
  show: ['Show what is there', 'Ipakita ang naroon'],
  frame: (name: string) => [`Game: ${name}`, `Laro: ${name}`],
  exit: ['Leave the game', 'Umalis sa laro'],
  failedTitle: ['The game did not open', 'Hindi nabuksan ang laro'],
  missingTitle: ['There is no such game', 'Walang ganitong laro'],
  missing: [
    'Its address may be misspelled, or the game is no longer offered.',
    'Baka mali ang address nito, o hindi na iniaalok ang laro.',
  ],
  about: ['Rules and return', 'Tuntunin at balik'],
  failed: [
    'Game launch failed. Please check your connection and try again.',
    'Hindi nabuksan ang laro. Tingnan ang koneksiyon at subukan muli.',
  ],
  overTitle: ['The game was closed', 'Nagsara ang laro'],
  over: [
    'An unfinished round is kept and goes on when you open the game again.',
    'Nakatabi ang hindi natapos na round at magpapatuloy kapag binuksan mong muli ang laro.',
  ],
  again: ['Open it again', 'Buksan muli'],
  verify: ['Verify your account', 'I-verify ang account'],
  service: ['Contact Service', 'Kontakin ang Service'],
  leave: ['Go to the lobby', 'Pumunta sa lobby'],
  records: ['Bet records', 'Mga taya'],
})
