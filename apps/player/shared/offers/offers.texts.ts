import { texts } from '../texts.ts'

export const offersTexts = texts({
  loading: ['Loading…', 'Naglo-load…'],
  none: ['No offers for you right now', 'Walang offer para sa iyo ngayon'],
  line: [
    'Your balance, your records and everything you were given stay yours.',
    'Sa iyo pa rin ang balance, mga record at lahat ng naibigay na sa iyo.',
  ],
  saferPlay: ['Safer play', 'Mas ligtas na paglalaro'],
})
