import { texts } from '../../shared/texts.ts'

export const popupTexts = texts({
  close: ['Close', 'Isara'],
})
