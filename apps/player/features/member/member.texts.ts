import { texts } from '../../shared/texts.ts'

export const memberTexts = texts({
  page: ['My page', 'Aking pahina'],
  id: ['ID', 'ID'],
  copyId: ['Copy ID', 'Kopyahin ang ID'],
  copied: ['Copied!', 'Nakopya!'],
  copyFailed: [
    'Could not copy. Press and hold the number instead.',
    'Hindi nakopya. Pindutin nang matagal ang numero.',
  ],
  balance: ['My Balance', 'Balanse ko'],
  hideBalance: ['Hide balance', 'Itago ang balanse'],
  showBalance: ['Show balance', 'Ipakita ang balanse'],
  hidden: ['Balance hidden', 'Nakatago ang balanse'],
  settings: ['Settings', 'Mga setting'],
  language: ['Language', 'Wika'],
  english: ['English', 'English'],
  tagalog: ['Tagalog', 'Tagalog'],
  darkMode: ['Dark mode', 'Madilim na tema'],
  logOut: ['Log out', 'Mag-log out'],
  logOutQuestion: ['Log out of Saya?', 'Mag-log out sa Saya?'],
  logOutText: [
    'You will need a new code to log in again. Your balance stays as it is.',
    'Kakailanganin mo ng bagong code para mag-log in muli. Mananatili ang iyong balanse.',
  ],
  cancel: ['Cancel', 'Kanselahin'],
  close: ['Close', 'Isara'],
  logoutFailed: ['Logout failed', 'Hindi nakapag-log out'],
  loading: ['Loading...', 'Naglo-load...'],
  failed: ['This could not be loaded.', 'Hindi ito ma-load.'],
  again: ['Try again', 'Subukan muli'],
  footer: (version: string) => [
    `21+ only. Play responsibly. Version ${version}`,
    `Para sa 21 pataas. Maglaro nang responsable. Bersyon ${version}`,
  ],
})
