import { texts } from '../../shared/texts.ts'

export const aboutTexts = texts({
  page: ['About us', 'Tungkol sa amin'],
  back: ['Back', 'Bumalik'],
  tabs: ['About us', 'Tungkol sa amin'],
  introduction: ['Introduction', 'Introduction'],
  follow: ['Follow Us', 'Sundan Kami'],
  followLine: [
    'News, winners and new games. We never ask for your password or a code there.',
    'Balita, mga nanalo at bagong laro. Hindi namin hihingin doon ang password o code mo.',
  ],
})
