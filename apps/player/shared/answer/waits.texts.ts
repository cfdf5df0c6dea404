import { texts } from '../texts.ts'

export const waitsTexts = texts({
  loading: ['Loading...', 'Naglo-load...'],
  failed: ['This could not be loaded.', 'Hindi ito ma-load.'],
  again: ['Try again', 'Subukan muli'],
})
