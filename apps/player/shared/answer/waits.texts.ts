import { texts } from '../texts.ts'

export const waitsTexts = texts({
  loading: ['Loading...', 'Naglo-load...'],
  again: ['Try again', 'Subukan muli'],
})
