import { texts } from '../../shared/texts.ts'

export const messageTexts = texts({
  page: ['Messages', 'Mga mensahe'],
  pageUnread: ['Messages, some unread', 'Mga mensahe, may hindi pa nababasa'],
  back: ['Back', 'Bumalik'],
  close: ['Close', 'Isara'],
  fine: ['Okay', 'Okay'],
  congratulations: ['Congratulations!', 'Congratulations!'],
  levelNow: (level: number) => [`You are now VIP ${level}.`, `VIP ${level} ka na.`],
  toBonuses: ['My bonuses', 'Mga bonus ko'],
  details: ['See details', 'Mga detalye'],
  readAll: ['Mark all as read', 'Markahan lahat na nabasa'],
  readFailed: [
    'Your messages could not be marked as read. Please try again.',
    'Hindi namarkahan ang mga mensahe mo. Subukan muli.',
  ],
  unread: ['Unread', 'Hindi pa nabasa'],
  empty: ['No messages yet', 'Wala pang mensahe'],
  emptyLine: [
    'You will see your bonuses and news about your account here.',
    'Makikita mo rito ang mga bonus mo at balita tungkol sa account mo.',
  ],
})
