import { texts } from '../../shared/texts.ts'

export const messageTexts = texts({
  page: ['Messages', 'Mga mensahe'],
  back: ['Back', 'Bumalik'],
  close: ['Close', 'Isara'],
  fine: ['Okay', 'Okay'],
  congratulations: ['Congratulations!', 'Maligayang bati!'],
  toBonuses: ['My bonuses', 'Mga bonus ko'],
  readAll: ['Mark all as read', 'Markahang nabasa lahat'],
  readFailed: ['Your messages could not be marked.', 'Hindi mamarkahan ang mga mensahe mo.'],
  unread: ['Unread', 'Hindi pa nabasa'],
  empty: ['No messages yet', 'Wala pang mensahe'],
  emptyLine: [
    'When a bonus is paid to you, you are told here.',
    'Kapag may ibinayad na bonus sa iyo, dito ka sasabihan.',
  ],
})
