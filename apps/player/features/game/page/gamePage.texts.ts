import { texts } from '../../../shared/texts.ts'

export const gamePageTexts = texts({
  opening: ['Opening the game…', 'Binubuksan ang laro…'],
  slow: [
    'The game is taking longer than usual. Wait a little more, or open it again.',
    'Medyo matagal mag-load ang laro. Maghintay pa nang kaunti, o buksan itong muli.',
  ],
  show: ['Show the game anyway', 'Ipakita na ang laro'],
  frame: (name: string) => [`Game: ${name}`, `Laro: ${name}`],
  exit: ['Leave the game', 'Umalis sa laro'],
  failedTitle: ['The game did not open', 'Hindi nabuksan ang laro'],
  missingTitle: ['Game not found', 'Hindi nahanap ang laro'],
  missing: [
    'The link may be wrong, or the game is no longer available.',
    'Baka mali ang link, o hindi na available ang laro.',
  ],
  about: ['Rules and RTP', 'Rules at RTP'],
  failed: [
    'Game launch failed. Please check your connection and try again.',
    'Hindi nabuksan ang laro. I-check ang koneksyon at subukan muli.',
  ],
  overTitle: ['The game was closed', 'Nagsara ang laro'],
  over: [
    'If your round was not finished, it continues when you open the game again.',
    'Kung hindi natapos ang round mo, magpapatuloy ito kapag binuksan mong muli ang laro.',
  ],
  again: ['Open again', 'Buksan muli'],
  verify: ['Verify your account', 'I-verify ang account'],
  limits: ['See my limits', 'Tingnan ang mga limit ko'],
  service: ['Contact Service', 'I-contact ang Service'],
  saferPlay: ['Safer play', 'Mas ligtas na paglalaro'],
  disputed: [
    'Thank you. We will check what we recorded of your connection and answer you.',
    'Salamat. Titingnan namin ang naitala sa koneksyon mo at sasagutin ka.',
  ],
  dispute: ['I am in the Philippines', 'Nasa Pilipinas ako'],
  disputeFailed: ['This was not sent. Please try again.', 'Hindi ito naipadala. Subukan muli.'],
  leave: ['Go to the lobby', 'Pumunta sa lobby'],
  records: ['Bet records', 'Mga taya'],
})
