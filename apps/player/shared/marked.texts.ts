import { texts } from './texts.ts'

export const markedTexts = texts({
  contents: ['Contents', 'Nilalaman'],
})
